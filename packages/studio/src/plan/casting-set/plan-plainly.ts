import type { SceneSpec } from "../../scene/scene-spec.ts";
import { planScene } from "../plan-scene.ts";

/** The scene of a prompt, everything else as a newcomer leaves it. */
export const planPlainly = (prompt: string, seed: number): SceneSpec =>
  planScene({
    prompt,
    negativePrompt: "",
    kind: "image",
    style: "animation",
    effect: null,
    aspectRatio: "16:9",
    duration: 0,
    fps: 0,
    seed,
  });
