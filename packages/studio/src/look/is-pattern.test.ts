import { expect, test } from "vitest";
import { openStage } from "../draw/open-stage.ts";
import { planScene } from "../plan/plan-scene.ts";
import type { SceneRequest } from "../scene/recipe.ts";

const FRAME = { width: 320, height: 180 };

/** Change of brightness from pixel to pixel along each row. */
function lines(recipe: Partial<SceneRequest>): Float32Array {
  const spec = planScene({
    ...{ prompt: "an abstract dream of colours", negativePrompt: "", kind: "image" },
    ...{ style: "animation", effect: null, aspectRatio: "16:9", duration: 0, fps: 0, seed: 1007 },
    ...recipe,
  });
  const stage = openStage(spec, FRAME, 0);
  stage.drawFrame(0);
  const { data } = stage.canvas.getContext("2d").getImageData(0, 0, FRAME.width, FRAME.height);
  const luma = (at: number) =>
    0.3 * (data[at] ?? 0) + 0.6 * (data[at + 1] ?? 0) + 0.1 * (data[at + 2] ?? 0);
  const changes = new Float32Array(FRAME.width * FRAME.height - 1);
  for (let pixel = 0; pixel < changes.length; pixel += 1)
    changes[pixel] = luma(pixel * 4 + 4) - luma(pixel * 4);
  return changes;
}

/** Correlation: 1 = the same lines, 0 = unrelated. */
function likeness(a: Float32Array, b: Float32Array): number {
  let [ab, aa, bb] = [0, 0, 0];
  for (const [at, value] of a.entries()) {
    const other = b[at] ?? 0;
    ab += value * other;
    aa += value * value;
    bb += other * other;
  }
  return ab / Math.sqrt(aa * bb);
}

test("a line pattern remains one in ink, in cut paper and through a portrait lens", () => {
  const plain = lines({ style: "animation" });
  for (const recipe of [
    { modelStyle: "Comics" },
    { modelStyle: "Modern Animation" },
    { modelStyle: "Portrait" },
  ] as const)
    expect(likeness(plain, lines(recipe)), recipe.modelStyle).toBeGreaterThan(0.6);
});
