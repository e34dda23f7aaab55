import { t } from "@lingui/core/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type RefObject, useEffect } from "react";
import { largePicture } from "../../../entities/creation/picture-source.ts";
import { useSay } from "../../../store/use-say.ts";
import { cx } from "../../../ui/class-names.ts";
import { useSwipe } from "../../../ui/use-swipe.ts";
import { useCreation } from "../use-creation.ts";
import type { Neighbours } from "./use-neighbours.ts";
import { useWalkKeys } from "./use-walk-keys.ts";

export interface ItemWalkProps {
  readonly neighbours: Neighbours;
  readonly onOpen: (id: string) => void;
  /** The element that receives swipes. */
  readonly stage: RefObject<HTMLElement | null>;
  /** True when the work uses ← and → itself; stepping then needs Shift. */
  readonly plays: boolean;
}

const BUTTON =
  "grid size-11 shrink-0 place-items-center rounded-full bg-surface-2 text-text transition-colors hover:not-disabled:bg-surface-3 disabled:text-text-3 lg:absolute lg:top-1/2 lg:z-10 lg:-translate-y-1/2";

/** Previous and next in the originating list, by button, key and swipe. */
export function ItemWalk({ neighbours, onOpen, stage, plays }: ItemWalkProps) {
  const { previous, next, at, count, label, grows } = neighbours;
  const { say } = useSay();
  const go = (id: string | null, end: string) => {
    if (id !== null) onOpen(id);
    else say(end);
  };
  const back = () => go(previous, t`This is the first one in ${label}.`);
  const forth = () => go(next, grows ? t`Loading more.` : t`This is the last one in ${label}.`);
  useWalkKeys({ back, forth, plays });
  useSwipe(stage, { back, forth });
  const keys = plays
    ? [t`Shift and left arrow`, t`Shift and right arrow`]
    : [t`left arrow`, t`right arrow`];
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-3 lg:contents">
      <button
        type="button"
        onClick={back}
        aria-disabled={previous === null}
        aria-label={t`Previous`}
        title={
          previous === null ? t`The first one in ${label}` : t`Previous (${{ key: keys[0] ?? "" }})`
        }
        className={cx(BUTTON, "lg:left-0", previous === null && "opacity-40")}
      >
        <ChevronLeft size={22} />
      </button>
      <p className="truncate text-12 text-text-2 nums lg:absolute lg:bottom-0 lg:left-1/2 lg:-translate-x-1/2">
        {grows ? t`${at} of ${count}+ in ${label}` : t`${at} of ${count} in ${label}`}
      </p>
      <button
        type="button"
        onClick={forth}
        aria-disabled={next === null}
        aria-label={t`Next`}
        title={next === null ? t`The last one in ${label}` : t`Next (${{ key: keys[1] ?? "" }})`}
        className={cx(BUTTON, "lg:right-0", next === null && "opacity-40")}
      >
        <ChevronRight size={22} />
      </button>
      {next !== null && <Ahead id={next} />}
      {previous !== null && <Ahead id={previous} />}
    </nav>
  );
}

/** Prefetches the next work and its picture, so that a press shows it at once. */
function Ahead({ id }: { readonly id: string }) {
  const { data } = useCreation(id);
  useEffect(() => {
    if (!data?.media || data.kind === "music") return;
    const picture = new Image();
    const { src, srcSet, sizes } = largePicture(data.kind, data.media, "100vw");
    if (sizes) picture.sizes = sizes;
    if (srcSet) picture.srcset = srcSet;
    if (/\.(webp|jpe?g|png|avif)/.test(src)) picture.src = src;
  }, [data]);
  return null;
}
