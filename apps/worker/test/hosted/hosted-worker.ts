// A worker that orders from services simulated in another process. Results are fetched but not
// opened; everything else is the real worker.
import { flushCompileCache } from "node:module";
import { openProviders } from "../../src/compose-providers.ts";
import { readWorkerSettings } from "../../src/settings.ts";
import { fakeEngines } from "../fake-engines.ts";
import { runWorker } from "../run-worker.ts";
import { fetchNothing } from "./fetch-nothing.ts";

const { providers, budgets, trustedOrigins } = await openProviders(process.env);
const services = { providers, budgets, trustedOrigins };
const fetchResult: typeof fetchNothing = async (file, ...rest) => {
  if (file.url.startsWith("http")) await (await fetch(file.url)).arrayBuffer();
  return fetchNothing(file, ...rest);
};
await runWorker(
  readWorkerSettings(process.env),
  { ...fakeEngines(), ...services, fetchResult },
  100,
  process.env.LANE === "render" ? "render" : "hosted",
);
// What kills it leaves no time to keep what it has compiled.
flushCompileCache();
process.on("SIGTERM", () => process.exit(0));
