// A worker that dies of prompts with "deadly" in them, once it works on them, and never finishes ones with
// "endless". Everything else is the worker's own.
import { readWorkerSettings } from "../src/settings.ts";
import { fakeEngines } from "./fake-engines.ts";
import { fakeGenerator } from "./fake-generator.ts";
import { runWorker } from "./run-worker.ts";

const generator = fakeGenerator();
const { begin } = generator;
generator.begin = (recipe, background) => {
  const generation = begin(recipe, background);
  return {
    ...generation,
    async run(...order) {
      if (recipe.prompt.includes("deadly")) process.kill(process.pid, "SIGKILL");
      generator.gate = recipe.prompt.includes("endless") ? new Promise(() => {}) : null;
      return generation.run(...order);
    },
  };
};

const engines = fakeEngines(generator);
const loop = await runWorker(readWorkerSettings(process.env), engines, 100);
process.on("SIGTERM", () => void loop.stop().finally(() => process.exit(0)));
