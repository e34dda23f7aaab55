import type { SceneView } from "@kinora/contracts/story/story";
import {
  SCENE_STAGES,
  type SceneStage,
  type StageState,
} from "@kinora/contracts/story/story-vocabulary";
import type { MessageDescriptor } from "@lingui/core";
import { msg, select, t } from "@lingui/core/macro";
import { STAGE_LABELS } from "../../../entities/story/labels.ts";

/** Describes stages that share a state: "Picture, voice out of date". */
export function stateWords(stages: string, state: StageState): string {
  return select(state, {
    missing: `${stages} not made yet`,
    stale: `${stages} out of date`,
    working: `${stages} being made`,
    fresh: `${stages} up to date`,
    failed: `${stages} failed`,
    other: `${stages} not needed`,
  });
}

/** The states that are reported, most urgent first. */
const URGENCY = ["failed", "working", "stale", "missing"] as const;

export interface SceneStanding {
  readonly state: StageState;
  readonly words: string;
}

/** The stages that the others derive from. */
const ROOTS: readonly SceneStage[] = ["picture", "narration"];
const MISSING_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  "picture,narration": msg`Not made yet`,
  picture: msg`No picture yet`,
  narration: msg`No voice yet`,
};

/**
 * Describes the state of a scene in a few words: what failed, otherwise what is being made, out of
 * date or missing. Names only the cause: motion and caption obviously follow a stale picture, and a
 * scene with a picture needs no report that it was not filmed, which happens with preview and
 * render.
 */
export function standingOf(view: SceneView | null): SceneStanding {
  if (!view) return { state: "missing", words: t`Not saved yet` };
  const { stages } = view;
  for (const state of URGENCY) {
    const all = SCENE_STAGES.filter((stage) => stages[stage].state === state);
    const roots = all.filter((stage) => ROOTS.includes(stage));
    if (state === "missing") {
      if (roots.length > 0)
        return { state, words: t(MISSING_WORDS[roots.join()] ?? msg`Not made yet`) };
      continue;
    }
    const named = roots.length > 0 ? roots : all.slice(0, 1);
    if (named.length > 0) return { state, words: sentence(named, state) };
  }
  const filmed = SCENE_STAGES.every((stage) => stages[stage].state !== "missing");
  return { state: "fresh", words: filmed ? t`Up to date` : t`Ready to preview` };
}

function sentence(stages: readonly SceneStage[], state: StageState): string {
  const names = stages.map((stage, index) =>
    index === 0 ? t(STAGE_LABELS[stage]) : t(STAGE_LABELS[stage]).toLowerCase(),
  );
  return stateWords(names.join(", "), state);
}

/**
 * Describes all stages of a scene for screen readers: "Picture up to date, voice out of date, …".
 */
export function stagesAloud({ stages }: SceneView): string {
  return SCENE_STAGES.filter((stage) => stages[stage].state !== "none")
    .map((stage) => stateWords(t(STAGE_LABELS[stage]), stages[stage].state))
    .join(", ");
}
