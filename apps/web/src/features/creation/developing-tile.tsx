import type { CreationCard } from "@kinora/contracts/creation/creation";
import { ThumbCanvas } from "../../ui/thumb-canvas.tsx";
import { stageWords } from "./stage-words.ts";

/** Blur of the first preview frame, px; it clears as the work goes on. */
const FIRST_BLUR = 14;

/** A creation that develops like a photograph: real frames, real stages, real percent. */
export function DevelopingTile({
  card,
}: {
  readonly card: Pick<CreationCard, "prompt" | "progress" | "thumbhash">;
}) {
  const { progress, prompt, thumbhash } = card;
  const percent = Math.round(progress?.percent ?? 0);
  const words = progress ? stageWords(progress) : "Waiting";
  return (
    <div className="relative size-full overflow-hidden rounded-media bg-surface-2 [container-type:size]">
      <ThumbCanvas hash={thumbhash} />
      {!progress?.previewUrl && (
        <p
          aria-hidden="true"
          className="absolute inset-x-4 top-12 bottom-18 m-auto line-clamp-2 h-fit max-h-full max-w-xl [@container(max-height:9.5rem)]:hidden [@container(max-height:12rem)]:line-clamp-1 text-center font-title text-16 text-text-2 md:text-20"
        >
          {prompt}
        </p>
      )}
      {progress?.previewUrl && (
        <img
          src={progress.previewUrl}
          alt=""
          className="absolute inset-0 size-full scale-105 object-cover transition-[filter] duration-280"
          style={{ filter: `blur(${FIRST_BLUR * (1 - percent / 100)}px)` }}
        />
      )}
      <div className="absolute inset-x-0 bottom-0 flex flex-col gap-1.5 bg-linear-to-t from-black/80 via-black/60 to-transparent p-2.5 pt-8 text-white">
        <p className="flex items-baseline justify-between gap-3 text-14 font-medium">
          <span className="min-w-0 truncate">{words}</span>
          {progress && progress.stage !== "queued" && (
            <span className="nums shrink-0">{percent} %</span>
          )}
        </p>
        <div
          role="progressbar"
          aria-label={`Making: ${prompt}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={`${words}, ${percent} %`}
          className="h-1 overflow-hidden rounded-full bg-white/25"
        >
          <div
            className="bar-gem h-full rounded-full transition-[width] duration-280"
            style={{ width: `${Math.max(percent, 2)}%` }}
          />
        </div>
      </div>
    </div>
  );
}
