import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SceneRequest } from "@kinora/studio/scene/recipe";
import { MOST_MEGABYTES, measureMemory } from "./engine/measure-memory.ts";

/** Peak memory of a renderer and all its child processes: every effect in every aspect ratio. */

const SHAPES = ["16:9", "1:1", "9:16"] as const;
const EFFECTS = [null, "zoom", "morph", "action", "motion", "scope"] as const;

const directory = await mkdtemp(join(tmpdir(), "kinora-bench-"));
const rows = [];
let largest = 0;
try {
  for (const effect of EFFECTS) {
    const row: Record<string, string> = { effect: effect ?? "none" };
    for (const aspectRatio of SHAPES) {
      const recipe: SceneRequest = {
        ...{ prompt: "a fox and an owl in a forest", negativePrompt: "", kind: "video" },
        ...{ style: "comics", effect, aspectRatio, duration: 4, fps: 24, seed: 7 },
      };
      const { sum, parts } = await measureMemory(recipe, directory);
      largest = Math.max(largest, sum);
      row[aspectRatio] = `${sum.toFixed(0)} = ${parts.map((part) => part.toFixed(0)).join(" + ")}`;
    }
    rows.push(row);
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}

console.log("Megabytes held at a time by all processes of a 720p film");
console.table(rows);
console.log(`most ${largest.toFixed(0)} MB, limit ${MOST_MEGABYTES}`);
if (largest > MOST_MEGABYTES) process.exitCode = 1;
