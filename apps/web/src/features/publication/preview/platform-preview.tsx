import type { Creation } from "@kinora/contracts/creation/creation";
import type { TargetPreview } from "@kinora/contracts/publication/post-preview";
import { safeMargins } from "@kinora/contracts/story/safe-areas";
import { t } from "@lingui/core/macro";
import { titleOf } from "../../../entities/creation/title-of.ts";
import { hasTitle, textOf } from "../../../entities/post/draft/complete.ts";
import type { TargetDraft } from "../../../entities/post/draft/draft.ts";
import { cx } from "../../../ui/class-names.ts";
import { lookOf, type PlatformLook, untilMore } from "./looks.ts";
import { PreviewMedia } from "./preview-media.tsx";

export interface PlatformPreviewProps {
  readonly work: Pick<Creation, "kind" | "media" | "width" | "height" | "prompt" | "title">;
  readonly preview: TargetPreview;
  readonly draft: TargetDraft;
  /** The platform's name. */
  readonly title: string;
}

/** A work about as its platform shows it: the frame, what covers it, and the words until "more". */
export function PlatformPreview({ work, preview, draft, title }: PlatformPreviewProps) {
  const look = lookOf(preview.platform, preview.kind);
  const words = textOf(preview, draft);
  const isKinora = preview.platform === "kinora";
  const heading = isKinora ? titleOf(work) : hasTitle(preview) ? (words.title ?? "") : "";
  const isWordless = preview.kind?.endsWith("story") || preview.kind === "draft" || isKinora;
  // A Short shows its title and not its description.
  const isShort = preview.kind === "short";
  const text = isWordless || isShort ? "" : words.caption;
  const shown = { look, heading, text: untilMore(text, look.characters), name: preview.name };
  const [file] = preview.media;
  const size = file ?? work;
  const media = (
    <PreviewMedia
      work={work}
      coverAt={draft.coverAt}
      fit={look.frame === "own" || draft.fit.crops ? "cover" : "contain"}
    />
  );
  return (
    <figure className="flex flex-col gap-2">
      <div className="w-full max-w-64 overflow-hidden rounded-media border border-line bg-surface-1">
        {look.frame === "screen" ? (
          <Screen {...shown}>{media}</Screen>
        ) : (
          <>
            {look.frame === "own" && <Words {...shown} />}
            <div
              hidden={preview.kind === "text"}
              className="relative w-full bg-black"
              style={{
                aspectRatio: look.frame === "wide" ? "16 / 9" : `${size.width} / ${size.height}`,
              }}
            >
              {media}
            </div>
            {look.frame === "wide" && <Words {...shown} />}
          </>
        )}
      </div>
      <figcaption className="max-w-64 text-12 text-text-2">
        {look.area
          ? t`About as ${title} shows it. The striped parts are covered by its app.`
          : t`About as ${title} shows it.`}
      </figcaption>
    </figure>
  );
}

interface ShownWords {
  readonly look: PlatformLook;
  readonly name: string;
  readonly heading: string;
  readonly text: string;
}

const BAND =
  "absolute bg-[repeating-linear-gradient(45deg,rgb(0_0_0/0.45)_0_6px,rgb(0_0_0/0.2)_6px_12px)]";
const share = (part: number) => `${part * 100}%`;

/** A phone's whole screen: the words lie over the lower part, which the app covers anyway. */
function Screen({
  look,
  name,
  heading,
  text,
  children,
}: ShownWords & { readonly children: React.ReactNode }) {
  const { top, bottom, left, right } = safeMargins(look.area ?? "plain", "9:16");
  const sides = { top: share(top), bottom: share(bottom) };
  return (
    <div className="relative aspect-9/16 w-full bg-black">
      {children}
      <div aria-hidden="true" className="pointer-events-none absolute inset-0">
        <div className={BAND} style={{ inset: "0 0 auto 0", height: share(top) }} />
        <div className={BAND} style={{ inset: "auto 0 0 0", height: share(bottom) }} />
        <div className={BAND} style={{ ...sides, left: 0, width: share(left) }} />
        <div className={BAND} style={{ ...sides, right: 0, width: share(right) }} />
      </div>
      <div
        className="absolute bottom-3 left-3 text-12 leading-snug text-white [text-shadow:0_1px_3px_rgb(0_0_0/0.9)]"
        style={{ right: share(right), maxHeight: share(bottom) }}
      >
        <p className="truncate font-semibold">{name}</p>
        {(heading || text) && (
          <p dir="auto" className="line-clamp-2 wrap-anywhere">
            {heading || text}
          </p>
        )}
      </div>
    </div>
  );
}

function Words({ look, name, heading, text }: ShownWords) {
  return (
    <div className="flex flex-col gap-0.5 p-3 text-12 leading-snug">
      {look.frame === "own" && <p className="truncate font-semibold">{name}</p>}
      {heading !== "" && (
        <p dir="auto" className="line-clamp-2 text-14 font-medium wrap-anywhere">
          {heading}
        </p>
      )}
      {look.frame === "wide" && <p className="truncate text-text-2">{name}</p>}
      {text !== "" && (
        <p
          dir="auto"
          className={cx(
            "text-text-2 wrap-anywhere whitespace-pre-line",
            look.lines === 2 && "line-clamp-2",
            look.lines === 3 && "line-clamp-3",
            look.lines === 5 && "line-clamp-5",
          )}
        >
          {text}
        </p>
      )}
    </div>
  );
}
