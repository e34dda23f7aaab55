import type { SceneView } from "@kinora/contracts/story/story";
import {
  SCENE_STAGES,
  type SceneStage,
  type StageState,
} from "@kinora/contracts/story/story-vocabulary";
import { STAGE_LABELS } from "../settings/labels.ts";

/** One state in words. */
export const STATE_WORDS: Readonly<Record<StageState, string>> = {
  missing: "not made yet",
  stale: "out of date",
  working: "being made",
  fresh: "up to date",
  failed: "failed",
  none: "not needed",
};

/** What is said of a scene, the most urgent first. */
const URGENCY = ["failed", "working", "stale", "missing"] as const;

export interface Standing {
  readonly state: StageState;
  readonly words: string;
}

/** What the other stages of a scene are made of. */
const ROOTS: readonly SceneStage[] = ["picture", "narration"];
const MISSING_WORDS: Readonly<Record<string, string>> = {
  "picture,narration": "Not made yet",
  picture: "No picture yet",
  narration: "No voice yet",
};

/**
 * How a scene stands, in a few words: what failed, else what is being made, is out of date or missing. Only
 * the cause is named: that motion and caption follow a stale picture goes without saying, and that
 * nothing was filmed yet is no news while there is a picture: filming comes with preview and render.
 */
export function standingOf(view: SceneView | null): Standing {
  if (!view) return { state: "missing", words: "Not saved yet" };
  const { stages } = view;
  for (const state of URGENCY) {
    const all = SCENE_STAGES.filter((stage) => stages[stage].state === state);
    const roots = all.filter((stage) => ROOTS.includes(stage));
    if (state === "missing") {
      if (roots.length > 0) return { state, words: MISSING_WORDS[roots.join()] ?? "Not made yet" };
      continue;
    }
    const named = roots.length > 0 ? roots : all.slice(0, 1);
    if (named.length > 0) return { state, words: sentence(named, state) };
  }
  const filmed = SCENE_STAGES.every((stage) => stages[stage].state !== "missing");
  return { state: "fresh", words: filmed ? "Up to date" : "Ready to preview" };
}

function sentence(stages: readonly SceneStage[], state: StageState): string {
  const names = stages.map((stage, index) =>
    index === 0 ? STAGE_LABELS[stage] : STAGE_LABELS[stage].toLowerCase(),
  );
  return `${names.join(", ")} ${STATE_WORDS[state]}`;
}

/** All stages of a scene for the ear: "Picture up to date, voice stale, …". */
export function stagesAloud({ stages }: SceneView): string {
  return SCENE_STAGES.filter((stage) => stages[stage].state !== "none")
    .map((stage) => `${STAGE_LABELS[stage]} ${STATE_WORDS[stages[stage].state]}`)
    .join(", ");
}
