import type { CreationCard } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { titleOf } from "../../entities/creation/title-of.ts";
import { cx } from "../../ui/class-names.ts";
import { LookButton } from "./look-button.tsx";

/** The work itself, blurred until the moderator reveals it. */
export function CaseView({
  work,
  isClear,
  onToggle,
}: {
  readonly work: CreationCard;
  readonly isClear: boolean;
  readonly onToggle: () => void;
}) {
  return (
    <div className="flex flex-col gap-2">
      <div className="overflow-hidden rounded-panel bg-surface-1">
        {/* Reserves its space before it loads, so that the controls below do not move. */}
        <div
          style={{
            aspectRatio: `${work.width} / ${work.height}`,
            maxWidth: `calc(52vh * ${work.width / work.height})`,
          }}
          className={cx("mx-auto grid place-items-center", !isClear && "blur-2xl")}
        >
          <Media work={work} isClear={isClear} />
        </div>
      </div>
      <div>
        <LookButton isClear={isClear} onToggle={onToggle} />
      </div>
    </div>
  );
}

const FITS = "size-full object-contain";

function Media({ work, isClear }: { readonly work: CreationCard; readonly isClear: boolean }) {
  const { media, kind } = work;
  const still = media?.poster ?? media?.thumbnail ?? null;
  if (media && kind === "music" && isClear)
    // biome-ignore lint/a11y/useMediaCaption: instrumental music
    return <audio controls src={media.main.url} className="m-8" />;
  if (media && kind !== "image" && kind !== "music" && isClear)
    // biome-ignore lint/a11y/useMediaCaption: moderators judge the work as it is
    return <video controls playsInline src={media.main.url} className={FITS} />;
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
