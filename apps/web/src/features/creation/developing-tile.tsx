import type { CreationCard } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { cx } from "../../ui/class-names.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { ThumbCanvas } from "../../ui/thumb-canvas.tsx";
import { howFar, stageWords } from "./stage-words.ts";

/** Blur of the first preview frame, px; it decreases as the work progresses. */
const FIRST_BLUR = 14;

/** Hidden on a small tile, where the words before it need the space. */
const ROOMY = "[@container(max-width:16rem)]:hidden";

/** A creation that develops like a photograph, with real frames, stages and percentages. */
export function DevelopingTile({
  card,
}: {
  readonly card: Pick<CreationCard, "prompt" | "progress" | "thumbhash">;
}) {
  const { progress, prompt, thumbhash } = card;
  const percent = Math.round(progress?.percent ?? 0);
  const words = progress ? stageWords(progress) : t`Waiting`;
  const far = progress ? howFar(progress) : "";
  const onPicture = Boolean(progress?.previewUrl ?? thumbhash);
  return (
    <div className="relative size-full overflow-hidden rounded-media bg-surface-2 [container-type:size]">
      <ThumbCanvas hash={thumbhash} />
      {!progress?.previewUrl && (
        <p
          aria-hidden="true"
          className="absolute inset-x-4 top-12 bottom-18 m-auto line-clamp-2 h-fit max-h-full max-w-xl text-center font-title text-16 text-text-2 md:text-20 [@container(max-height:12rem)]:line-clamp-1 [@container(max-height:9.5rem)]:inset-[0.5rem_3rem_auto_0.625rem] [@container(max-height:9.5rem)]:line-clamp-2 [@container(max-height:9.5rem)]:text-left [@container(max-height:9.5rem)]:group-data-marked/tile:pl-8.5 [@container(max-height:9.5rem)]:text-14 [@container(max-height:7rem)]:line-clamp-1 [@container(max-height:7rem)]:text-12"
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
      <div
        className={cx(
          "absolute inset-x-0 bottom-0 flex flex-col gap-1.5 p-2.5",
          onPicture && "bg-linear-to-t from-black/80 via-black/60 to-transparent pt-8 text-white",
        )}
      >
        <p className="flex items-baseline justify-between gap-3 text-14 font-medium large-text:flex-wrap">
          <span className="min-w-0 truncate large-text:whitespace-normal">{words}</span>
          {far !== "" && <span className={cx("nums shrink-0", percent === 0 && ROOMY)}>{far}</span>}
        </p>
        <ProgressBar
          label={t`Making: ${prompt}`}
          value={percent}
          words={far === "" ? words : `${words}, ${far}`}
          onPicture={onPicture}
        />
      </div>
    </div>
  );
}
