// A worker that dies while working on prompts that contain "deadly" and never finishes those that
// contain "endless". Everything else is the real worker.
import { readWorkerSettings } from "../src/settings.ts";
import { fakeEngines } from "./fake-engines.ts";
import { fakeGenerator } from "./fake-generator.ts";
import { runWorker } from "./run-worker.ts";

const generator = fakeGenerator();
const { collect } = generator;
generator.collect = (ticket, order, into) => {
  const { prompt } = order.recipe;
  if (prompt.includes("deadly")) process.kill(process.pid, "SIGKILL");
  generator.gate = prompt.includes("endless") ? new Promise(() => {}) : null;
  return collect(ticket, order, into);
};

const engines = fakeEngines(generator);
const loop = await runWorker(readWorkerSettings(process.env), engines, 100);
process.on("SIGTERM", () => void loop.stop().finally(() => process.exit(0)));
