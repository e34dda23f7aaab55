import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { CaseScan } from "@kinora/contracts/moderation/case";
import { t } from "@lingui/core/macro";
import { type RefCallback, useMemo } from "react";
import { titleOf } from "../../entities/creation/title-of.ts";
import { cx } from "../../ui/class-names.ts";
import { Filmstrip } from "./filmstrip.tsx";
import { LookButton } from "./look-button.tsx";
import { stripTimes } from "./strip-times.ts";

/** The work itself and a film's frames, blurred until the moderator reveals them. */
export function CaseView({
  work,
  scan,
  film,
  isClear,
  onToggle,
  onSeek,
}: {
  readonly work: CreationCard;
  readonly scan: CaseScan | null;
  /** Receives the player, once the moderator has revealed it. */
  readonly film: RefCallback<HTMLMediaElement>;
  readonly isClear: boolean;
  readonly onToggle: () => void;
  readonly onSeek: (seconds: number) => void;
}) {
  const main = isFilm(work) ? work.media?.main : undefined;
  const duration = main?.duration ?? work.duration ?? 0;
  const frames = useMemo(() => stripTimes(duration, scan), [duration, scan]);
  return (
    <div className="flex flex-col gap-2">
      <div className="overflow-hidden rounded-panel bg-surface-1">
        {/* Reserves its space before it loads, so that the controls below do not move. */}
        <div
          style={{
            aspectRatio: `${work.width} / ${work.height}`,
            maxWidth: `calc(52vh * ${work.width / work.height})`,
          }}
          className={cx("mx-auto grid place-items-center", !isClear && "scale-125 blur-2xl")}
        >
          <Media work={work} film={film} isClear={isClear} />
        </div>
      </div>
      {main && frames.length > 0 && (
        <Filmstrip
          {...{ url: main.url, frames, isClear, onSeek }}
          ratio={work.width / work.height}
        />
      )}
      <div>
        <LookButton isClear={isClear} onToggle={onToggle} />
      </div>
    </div>
  );
}

const FITS = "size-full object-contain";

const isFilm = ({ kind }: CreationCard): boolean => kind !== "image" && kind !== "music";

function Media({
  work,
  film,
  isClear,
}: {
  readonly work: CreationCard;
  readonly film: RefCallback<HTMLMediaElement>;
  readonly isClear: boolean;
}) {
  const { media, kind } = work;
  const still = media?.poster ?? media?.thumbnail ?? null;
  if (media && kind === "music" && isClear)
    // biome-ignore lint/a11y/useMediaCaption: instrumental music
    return <audio ref={film} controls src={media.main.url} className="m-8" />;
  if (media && isFilm(work) && isClear)
    return (
      // biome-ignore lint/a11y/useMediaCaption: moderators judge the work as it is
      <video
        ref={film}
        controls
        playsInline
        poster={still?.url}
        src={media.main.url}
        className={FITS}
      />
    );
  const picture = kind === "image" && isClear ? media?.main : (still ?? media?.main);
  if (!picture?.mimeType.startsWith("image/"))
    return <p className="p-16 text-text-2">{t`It has no picture.`}</p>;
  return (
    <img
      src={picture.url}
      alt={isClear ? titleOf(work) : t`Blurred`}
      width={picture.width ?? undefined}
      height={picture.height ?? undefined}
      className={FITS}
    />
  );
}
