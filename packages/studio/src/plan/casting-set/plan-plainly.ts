import type { SceneSpec } from "../../scene/scene-spec.ts";
import { planScene } from "../plan-scene.ts";

/** Plans the scene of a prompt with default settings. */
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
