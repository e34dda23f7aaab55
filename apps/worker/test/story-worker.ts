// A worker with the fake story engine, which hangs where the test wants to kill it: once per kind
// of artifact for which a file `hang-<kind>` exists in DATA_DIR. Everything else is the real
// worker.
import { appendFileSync, existsSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { readWorkerSettings } from "../src/settings.ts";
import { fakeEngines } from "./fake-engines.ts";
import { fakeStoryEngine } from "./fake-story-engine.ts";
import { runWorker } from "./run-worker.ts";

const settings = readWorkerSettings(process.env);
const storyEngine = fakeStoryEngine();
const hangAt = async (kind: string) => {
  appendFileSync(join(settings.dataDirectory, "calls.log"), `${kind}\n`);
  const marker = join(settings.dataDirectory, `hang-${kind}`);
  if (!existsSync(marker)) return;
  unlinkSync(marker);
  await new Promise(() => {});
};
storyEngine.hinder = (order) => hangAt(order.kind);
const { write } = storyEngine;
storyEngine.write = async (order) => {
  await hangAt("script");
  return write(order);
};

await runWorker(settings, fakeEngines(undefined, storyEngine), 200);
process.on("SIGTERM", () => process.exit(0));
