// A worker that dies of prompts with "deadly" in them, once it works on them, and never finishes ones with
// "endless". Everything else is the worker's own.
import { readWorkerSettings } from "../src/settings.ts";
import { fakeEngine } from "./fake-engine.ts";
import { fakeStoryEngine } from "./fake-story-engine.ts";
import { runWorker } from "./run-worker.ts";

const engine = fakeEngine();
const { openRenderer } = engine;
engine.openRenderer = (quiet, recipe) => {
  const renderer = openRenderer(quiet, recipe);
  return {
    ...renderer,
    async run(...order) {
      if (recipe.prompt.includes("deadly")) process.kill(process.pid, "SIGKILL");
      engine.gate = recipe.prompt.includes("endless") ? new Promise(() => {}) : null;
      return renderer.run(...order);
    },
  };
};

const engines = { engine, storyEngine: fakeStoryEngine() };
const loop = await runWorker(readWorkerSettings(process.env), engines, 100);
process.on("SIGTERM", () => void loop.stop().finally(() => process.exit(0)));
