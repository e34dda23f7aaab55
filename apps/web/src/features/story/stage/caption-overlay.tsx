import type { BoardScene, StorySettings } from "@kinora/contracts/story/board";
import { safeMargins } from "@kinora/contracts/story/safe-areas";
import type { TimedWord } from "@kinora/contracts/story/story";
import { cx } from "../../../ui/class-names.ts";
import { CAPTION_LOOKS, SPOKEN_LOOK } from "./caption-look.ts";
import { roughPage } from "./rough-page.ts";

export interface CaptionOverlayProps {
  readonly scene: Pick<BoardScene, "narration" | "caption">;
  readonly settings: StorySettings;
  readonly words: readonly TimedWord[];
  /** Seconds within the narration; null while nothing plays. */
  readonly time: number | null;
}

const PLACES = { "top-caption": "items-start", "center-caption": "items-center" } as const;

/** The scene's caption over its picture, approximately as in the film. */
export function CaptionOverlay({ scene, settings, words, time }: CaptionOverlayProps) {
  const { captionPosition, captionStyle, karaoke, safeArea, aspectRatio } = settings;
  const text = (scene.caption ?? scene.narration).trim();
  if (captionPosition === "no-caption" || text === "") return null;
  const margins = safeMargins(safeArea, aspectRatio);
  const lights = time !== null && scene.caption === null && (karaoke || captionStyle === "karaoke");
  // Highlighted until the next word begins; a separate caption is divided by the progress of the
  // voice.
  const last = words.findLast(({ start }) => time !== null && time >= start);
  const spoken = lights ? last : undefined;
  const share = time === null ? 0 : time / (words.at(-1)?.end || 1);
  const at = scene.caption === null ? (last?.from ?? 0) : Math.floor(share * text.length);
  const page = roughPage(text, at);
  return (
    <div
      aria-hidden="true"
      style={{
        top: `${margins.top * 100}%`,
        bottom: `${margins.bottom * 100}%`,
        left: `${margins.left * 100}%`,
        right: `${margins.right * 100}%`,
      }}
      className={cx(
        "pointer-events-none absolute flex justify-center overflow-hidden text-center",
        captionPosition === "bottom-caption" ? "items-end" : PLACES[captionPosition],
      )}
    >
      <p
        dir="auto"
        className={cx(
          "line-clamp-3 leading-snug",
          aspectRatio === "9:16"
            ? "text-[clamp(0.8rem,6.5cqw,1.5rem)]"
            : "text-[clamp(0.8rem,3.4cqw,1.5rem)]",
        )}
      >
        <span className={CAPTION_LOOKS[captionStyle]}>
          {spoken ? (
            <>
              {text.slice(page.from, spoken.from)}
              <span className={SPOKEN_LOOK}>{text.slice(spoken.from, spoken.to)}</span>
              {text.slice(spoken.to, page.to)}
            </>
          ) : (
            text.slice(page.from, page.to)
          )}
        </span>
      </p>
    </div>
  );
}
