import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useAppSelector } from "../../store/store.ts";
import { cx } from "../../ui/class-names.ts";
import { Composer, type ComposerProps } from "./composer.tsx";

/** A pull of this many px decides; less falls back. */
const DECIDES_PX = 48;

/** How much of it is seen on a phone: only its edge, what it needs, the whole height. */
const SIZES = ["folded", "rest", "full"] as const;
type Size = (typeof SIZES)[number];

const GRIP: Readonly<Record<Size, MessageDescriptor>> = {
  folded: msg`Make another`,
  rest: msg`Expand the composer`,
  full: msg`Collapse the composer`,
};

const stepFrom = (size: Size, by: 1 | -1): Size => SIZES[SIZES.indexOf(size) + by] ?? size;

export interface ComposerSheetProps extends ComposerProps {
  /** Something is being made, and shown under it. */
  readonly working: boolean;
}

/**
 * The composer of a page of its own. On a phone it lies under the thumb, can be pulled to full height and folded
 * down to its edge; it folds by itself over what is being made, unless other words stand in it.
 */
export function ComposerSheet({ working, ...props }: ComposerSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const edge = useRef<HTMLButtonElement>(null);
  const [size, setSize] = useState<Size>("rest");
  const unwritten = useAppSelector(({ prompt: { form } }) => form.prompt.trim() === "");
  // After a reload and in a second window as after the press itself; not while somebody writes and takes it back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the work begins
  useEffect(() => {
    if (working && unwritten) setSize("folded");
  }, [working]);
  const full = size === "full";
  const folded = size === "folded";
  const [height, setHeight] = useState<number | null>(null);
  const grip = useRef<{ y: number; height: number } | null>(null);

  const take = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { y: event.clientY, height: sheet.current?.offsetHeight ?? 0 };
  };
  const pull = ({ clientY }: PointerEvent) => {
    if (grip.current) setHeight(grip.current.height + grip.current.y - clientY);
  };
  const release = ({ clientY }: PointerEvent) => {
    if (!grip.current) return;
    const by = grip.current.y - clientY;
    grip.current = null;
    setHeight(null);
    if (Math.abs(by) > DECIDES_PX) setSize(stepFrom(size, by > 0 ? 1 : -1));
    else if (Math.abs(by) < 4) press();
  };
  const press = () => setSize(full || folded ? "rest" : "full");
  const started = (id: string) => {
    const onPhone = edge.current?.offsetParent != null;
    setSize(onPhone ? "folded" : "rest");
    // The button that was pressed is gone from the screen.
    if (onPhone) edge.current?.focus({ preventScroll: true });
    props.onStarted(id);
  };

  return (
    <section
      ref={sheet}
      aria-label={t`Composer`}
      style={{ minHeight: height ?? undefined }}
      className={cx(
        "flex flex-col border-line bg-surface-1",
        "md:rounded-[26px] md:border md:p-4 md:pl-5 md:shadow-xl md:transition-colors md:focus-within:border-text-3",
        // On a phone never higher than what is free of the bars: large words are scrolled.
        "max-md:max-h-[calc(100dvh-4rem-var(--nav-mobile)-var(--player)-env(safe-area-inset-bottom,0px))] max-md:overflow-y-auto max-md:overscroll-contain",
        "max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(var(--nav-mobile)+var(--player)+env(safe-area-inset-bottom,0px))] max-md:z-20 max-md:rounded-t-panel max-md:border-t max-md:px-4 max-md:shadow-2xl",
        // Room for the raised button of the bar below.
        folded ? "max-md:pb-2" : "max-md:pb-5",
        height === null && "max-md:transition-[min-height] max-md:duration-280",
        full &&
          "max-md:min-h-[calc(100dvh-4rem-var(--nav-mobile)-var(--player)-env(safe-area-inset-bottom,0px))]",
      )}
    >
      <button
        ref={edge}
        type="button"
        aria-expanded={full}
        aria-label={t(GRIP[size])}
        onPointerDown={take}
        onPointerMove={pull}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={({ key }) => (key === "Enter" || key === " ") && press()}
        className="sticky top-0 z-10 mx-auto grid min-h-7 w-full shrink-0 touch-none place-items-center bg-surface-1 md:hidden"
      >
        <span className={cx("h-1 w-10 rounded-full bg-surface-3", folded && "mt-3")} />
        {folded && (
          <span className="grid h-11 place-items-center font-medium">{t(GRIP.folded)}</span>
        )}
      </button>
      <Composer
        {...props}
        fills={full}
        onStarted={started}
        className={cx("flex-1", folded && "max-md:hidden")}
      />
    </section>
  );
}
