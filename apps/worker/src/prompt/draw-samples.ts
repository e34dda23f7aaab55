import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Recipe } from "@kinora/contracts/prompt/recipe";
import type { SampleStore } from "@kinora/domain/prompt/sample-store";
import type { Renderer } from "../creation/engine.ts";

export interface SampleToDraw {
  readonly file: string;
  readonly recipe: () => Recipe;
}

export interface SamplePorts {
  readonly samples: SampleStore;
  /** One that uses only what the machine has to spare. */
  readonly openRenderer: (recipe: Recipe) => Renderer;
  readonly scratch: string;
  readonly log: (line: string) => void;
  readonly signal: AbortSignal;
}

const NOTHING = () => {};

/**
 * Draws the samples that are not there yet, one after the other, and removes those of an engine of before.
 * May end at any instruction: the next run draws the rest. Two at the same time draw the same bytes.
 *
 * @returns how many are still missing
 */
export async function drawSamples(
  wanted: readonly SampleToDraw[],
  ports: SamplePorts,
): Promise<number> {
  const { samples, openRenderer, scratch, log, signal } = ports;
  const there = await samples.list();
  const directory = join(scratch, `samples-${process.pid}`);
  const missing = wanted.filter(({ file }) => !there.has(file));
  let drawn = 0;
  for (const { file, recipe: recipeOf } of missing) {
    if (signal.aborted) break;
    const recipe = recipeOf();
    const renderer = openRenderer(recipe);
    const stop = () => void renderer.close().catch(NOTHING);
    signal.addEventListener("abort", stop, { once: true });
    try {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const { files } = await renderer.run("draw", recipe, directory, NOTHING, {});
      const small = files.find(({ role }) => role === "thumbnail");
      if (!small) throw new Error("The renderer made no small picture");
      await samples.keep(file, join(directory, small.name));
      drawn++;
    } catch (error) {
      if (!signal.aborted) log(`sample ${file}: ${error instanceof Error ? error.message : error}`);
    } finally {
      signal.removeEventListener("abort", stop);
      await renderer.close();
      await rm(directory, { recursive: true, force: true });
    }
  }
  if (!signal.aborted) await samples.removeOthers(wanted.map(({ file }) => file));
  return missing.length - drawn;
}
