#!/usr/bin/env node
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { RenderRequest, RenderStep } from "./studio/render/render-protocol.ts";
import { startRenderer } from "./studio/render/run-render.ts";
import { planScene } from "./studio/scene/plan-scene.ts";
import type { Recipe } from "./studio/scene/scene-spec.ts";

const USAGE = `kinora-studio "a fox in the snow" [--kind image|video] [--seed 7] [--out fox.mp4]
  [--style illustration] [--effect zoom|action|motion] [--ratio 16:9|9:16|1:1] [--duration 5] [--fps 24]
  [--plan]   print the scene and draw nothing`;

/** A value of a closed list, or a sentence that says which there are. */
function choose<T extends string>(name: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((each) => each === value);
  if (choice === undefined)
    throw new Error(`--${name} is one of ${choices.join(", ")}, not "${value}"`);
  return choice;
}

function readRecipe(): { recipe: Recipe; out: string | undefined; plan: boolean } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      kind: { type: "string", default: "image" },
      seed: { type: "string", default: "1" },
      out: { type: "string" },
      style: { type: "string", default: "illustration" },
      effect: { type: "string" },
      ratio: { type: "string", default: "16:9" },
      duration: { type: "string", default: "5" },
      fps: { type: "string", default: "24" },
      plan: { type: "boolean", default: false },
    },
  });
  const [prompt] = positionals;
  if (prompt === undefined) throw new Error(USAGE);
  const kind = choose("kind", values.kind, ["image", "video"] as const);
  const recipe: Recipe = {
    prompt,
    negativePrompt: "",
    kind,
    style: choose("style", values.style, [
      "photorealistic",
      "animation",
      "anime",
      "comics",
      "illustration",
    ] as const),
    effect:
      values.effect === undefined
        ? null
        : choose("effect", values.effect, ["zoom", "action", "motion"] as const),
    aspectRatio: choose("ratio", values.ratio, ["1:1", "9:16", "16:9"] as const),
    duration: kind === "video" ? Number(values.duration) : 0,
    fps: kind === "video" ? Number(values.fps) : 0,
    seed: Number(values.seed),
  };
  return { recipe, out: values.out, plan: values.plan };
}

async function render(recipe: Recipe, out: string): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), "kinora-cli-"));
  const renderer = startRenderer();
  try {
    const spec = planScene(recipe);
    for (const step of ["draw", "encode", "scan"] satisfies RenderStep[]) {
      const request: RenderRequest = { step, spec, recipe, directory };
      const result = await renderer.run(request, {
        onProgress: (percent) => process.stderr.write(`\r${step} ${percent.toFixed(0)} %  `),
      });
      for (const notice of result.notices) console.error(`\n${notice}`);
      if (result.verdict !== null) console.error(`\nscan: ${result.verdict}`);
      const lossless = out.endsWith(".png");
      const wanted = result.files.find(({ role }) => role === (lossless ? "download" : "main"));
      if (wanted !== undefined) await copyFile(join(directory, wanted.name), out);
    }
    console.error(out);
  } finally {
    await renderer.close();
    await rm(directory, { recursive: true, force: true });
  }
}

try {
  const { recipe, out, plan } = readRecipe();
  if (plan) console.log(JSON.stringify(planScene(recipe), null, 2));
  else await render(recipe, out ?? (recipe.kind === "video" ? "out.mp4" : "out.png"));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
