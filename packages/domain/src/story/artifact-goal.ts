import type { SceneOrders, StoryOrders } from "./orders-of.ts";
import type { AtWork } from "./stage-states.ts";
import type { ArtifactOrder, Quality } from "./story-engine.ts";

/** How far the artifacts of a story are to be made. */
export interface ArtifactGoal {
  /** Only these scenes; null for all. */
  readonly scenes: readonly string[] | null;
  /** Quality of captioned films; null for pictures and voices only. */
  readonly clips: Quality | null;
  /** Join all scenes to one film, or make a film of each scene; null for neither. */
  readonly join: "whole" | "each" | null;
}

/** A stage of a scene or of the whole story, with its order once that is known. */
export interface WantedArtifact extends Omit<AtWork, "key"> {
  readonly order: ArtifactOrder | null;
}

/** Returns everything a goal asks for, in dependency order. */
export function wantedOf(
  orders: StoryOrders,
  { scenes, clips, join }: ArtifactGoal,
): WantedArtifact[] {
  const asked = orders.scenes.filter(({ id }) => scenes?.includes(id) ?? true);
  const each = asked.flatMap((scene) => ofScene(scene, clips, join === "each"));
  if (clips === null || join !== "whole") return each;
  const { score, assembly } = orders;
  const music = assembly === null || score !== null ? [score] : [];
  return [
    ...each,
    ...music.map((order) => ({ scene: "", stage: "score" as const, order })),
    { scene: "", stage: "assembly", order: assembly?.[clips] ?? null },
  ];
}

function ofScene(
  { id, picture, footage, narration, clips }: SceneOrders,
  quality: Quality | null,
  alone: boolean,
): WantedArtifact[] {
  const known = quality && clips ? clips[quality] : null;
  return [
    ...(narration ? [{ scene: id, stage: "narration" as const, order: narration.order }] : []),
    { scene: id, stage: "picture", order: picture },
    ...(footage?.begins.kind === "last-frame"
      ? [{ scene: id, stage: "motion" as const, order: footage.begins }]
      : []),
    ...(footage ? [{ scene: id, stage: "motion" as const, order: footage }] : []),
    ...(quality
      ? [
          { scene: id, stage: "motion" as const, order: known?.motion ?? null },
          { scene: id, stage: "caption" as const, order: known?.caption ?? null },
        ]
      : []),
    ...(alone ? [{ scene: id, stage: "assembly" as const, order: known?.alone ?? null }] : []),
  ];
}
