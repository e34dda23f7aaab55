import type { SceneView } from "@kinora/contracts/story/story";
import { SCENE_STAGES, type StageState } from "@kinora/contracts/story/story-vocabulary";
import { t } from "@lingui/core/macro";
import { STAGE_LABELS } from "../../../entities/story/labels.ts";
import { cx } from "../../../ui/class-names.ts";
import { stagesAloud, standingOf, stateWords } from "./stage-words.ts";

/** Each state has its own shape, because not everyone can tell colours apart. */
const SHAPES: Readonly<Record<StageState, string>> = {
  fresh: "bg-ok",
  stale: "border-2 border-warn",
  missing: "border border-dashed border-text-3",
  working: "bg-accent ring-2 ring-accent/35",
  failed: "rotate-45 rounded-none! bg-danger",
  none: "h-0.5! bg-text-3",
};

/** One dot per stage, with a summary in words. */
export function StageDots({ view }: { readonly view: SceneView | null }) {
  const { words } = standingOf(view);
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-12 text-text-2">
      {view && (
        <span className="flex items-center gap-1" aria-hidden="true">
          {SCENE_STAGES.map((stage) => {
            const { state } = view.stages[stage];
            return (
              <span
                key={stage}
                title={stateWords(`${t(STAGE_LABELS[stage])}:`, state)}
                className={cx("size-2 rounded-full", SHAPES[state])}
              />
            );
          })}
        </span>
      )}
      <span aria-hidden="true" className="min-w-0 truncate">
        {words}
      </span>
      <span className="sr-only">{view ? stagesAloud(view) : words}</span>
    </span>
  );
}
