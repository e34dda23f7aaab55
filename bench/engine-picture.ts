import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runRender, startRenderer } from "@kinora/engine/render/run-render";
import { planScene } from "@kinora/studio/plan/plan-scene";
import type { SceneRequest } from "@kinora/studio/scene/recipe";

/** Median time of a 1280×720 picture from its prompt to the PNG, WebP and thumbnail on disk. */

const PROMPTS = [
  "a fox in a neon city at night, light rain",
  "a whale and a sailing boat on the ocean at dusk",
  "an owl in the forest",
  "two penguins in the snow",
  "a camel in the desert at golden hour",
  "a turtle underwater among fish",
  "an astronaut floating in space",
  "a cat sleeping in a cosy room",
  "a red tractor on a farm in the morning",
  "a bear in the mountains, fog",
];
const LIMIT = 1500;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const directory = await mkdtemp(join(tmpdir(), "kinora-bench-"));
const warm = startRenderer();
const rows: { prompt: string; cold: number; warm: number }[] = [];
try {
  for (const [index, prompt] of PROMPTS.entries()) {
    const recipe: SceneRequest = {
      prompt,
      negativePrompt: "",
      kind: "image",
      style: "illustration",
      effect: null,
      aspectRatio: "16:9",
      duration: 0,
      fps: 0,
      seed: 100 + index,
    };
    const measure = async (run: typeof warm.run) => {
      const start = performance.now();
      await run({ step: "draw", spec: planScene(recipe), recipe, maker: "scene", directory });
      return performance.now() - start;
    };
    rows.push({ prompt, cold: await measure(runRender), warm: await measure(warm.run) });
  }
} finally {
  await warm.close();
  await rm(directory, { recursive: true, force: true });
}

console.log("Picture 1280×720, prompt to PNG + WebP + thumbnail, ms");
console.table(
  rows.map(({ prompt, cold, warm: hot }) => ({
    prompt,
    "new child": Math.round(cold),
    "warm child": Math.round(hot),
  })),
);
const result = median(rows.map(({ cold }) => cold));
console.log(
  `median: new child ${Math.round(result)} ms, warm child ${Math.round(median(rows.map((row) => row.warm)))} ms; limit ${LIMIT} ms`,
);
if (result > LIMIT) process.exitCode = 1;
