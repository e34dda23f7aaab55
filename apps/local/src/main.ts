// Loaded by the launcher already; not when this file is started itself.
import "./keep-compiled.mjs";
import { fileURLToPath } from "node:url";
import { refuseParameters } from "./refuse-parameters.ts";
import { readSettings } from "./settings.ts";
import { StartRefusal } from "./start-refusal.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

try {
  const parameters = process.argv.slice(2);
  refuseParameters(parameters);
  const settings = readSettings(process.env, root, parameters);
  const stopped = new AbortController();
  for (const signal of stopSignals) process.on(signal, () => stopped.abort());
  // The launcher that started this process was killed.
  process.on("disconnect", () => stopped.abort());
  // Loaded once the settings are right: a start that is refused for them loads nothing else.
  const { startEverything } = await import("./start-everything.ts");
  await startEverything(settings, root, stopped.signal);
  process.exit(0);
} catch (error) {
  // A refusal is printed as one sentence; any other error is a defect, so its stack is printed.
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exit(1);
}
