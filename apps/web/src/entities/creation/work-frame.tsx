import type { CreationCard } from "@kinora/contracts/creation/creation";
import { lazy, Suspense } from "react";
import { ThumbCanvas } from "../../ui/thumb-canvas.tsx";
import { largePicture } from "./picture-source.ts";

const MediaPlayer = lazy(() =>
  import("../../ui/media-player.tsx").then((m) => ({ default: m.MediaPlayer })),
);

/** The displayed width: beside what is asked on a wide screen, otherwise above it. */
export const FRAME_SIZES = "(width >= 64rem) 44rem, 100vw";

/** A picture, or a film that plays over its still, in its own shape. */
export function WorkFrame({ card }: { readonly card: CreationCard }) {
  const { kind, media, prompt, thumbhash, width, height } = card;
  if (!media) return null;
  const isFilm = kind !== "image";
  const hasStill = !isFilm || media.poster !== null;
  return (
    <div className="@container overflow-hidden rounded-media bg-black">
      <div className="relative" style={{ aspectRatio: `${width} / ${height}` }}>
        <ThumbCanvas hash={thumbhash} />
        {hasStill && (
          <img
            {...largePicture(kind, media, FRAME_SIZES)}
            alt={isFilm ? "" : prompt}
            fetchPriority="high"
            className="absolute inset-0 size-full object-contain"
          />
        )}
        {isFilm && (
          // Its controls are below a narrow film.
          <div className="absolute inset-x-0 top-0 h-[calc(100%+3rem)] @md:h-full">
            <Suspense>
              <MediaPlayer src={media.main.url} label={prompt} loops={kind === "video"} />
            </Suspense>
          </div>
        )}
      </div>
      {isFilm && <div className="h-12 @md:hidden" />}
    </div>
  );
}
