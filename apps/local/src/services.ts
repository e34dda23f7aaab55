import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LIFE_SIGNS } from "./life-signs.ts";
import { trimLog } from "./log-tail.ts";
import type { LocalSettings } from "./settings.ts";
import { type SupervisedChild, superviseChild } from "./supervised-child.ts";

const keepCompiled = fileURLToPath(new URL("./keep-compiled.mjs", import.meta.url));
const answerParent = fileURLToPath(new URL("./answer-parent.ts", import.meta.url));

/**
 * What lives shortly has as much room from the first module as after an hour: growing it step by
 * step costs a start a seventh of its processor time.
 */
const YOUNG = "--min-semi-space-size=16";

export type Service = SupervisedChild & { log: string | undefined };

/**
 * Starts an api or a worker as a child process that is restarted when it crashes.
 *
 * @param nth 1 for the first of its kind, whose log is named after the kind
 */
export function startService(
  { kind, nth }: { kind: "api" | "worker"; nth: number },
  root: string,
  settings: LocalSettings,
  environment: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Service {
  const name = nth === 1 ? kind : `${kind}-${nth}`;
  const log = settings.watch ? undefined : join(settings.dataDirectory, `${name}.log`);
  if (log) trimLog(log);
  const flags = [
    YOUNG,
    "--import",
    keepCompiled,
    "--import",
    answerParent,
    ...(settings.watch ? ["--watch"] : []),
  ];
  const child = superviseChild({
    name,
    command: [...flags, join(root, `apps/${kind}/src/main.ts`)],
    environment,
    log,
    // Node's watcher sits between the two processes, so pings do not reach the program.
    life: settings.watch ? null : LIFE_SIGNS,
    say,
  });
  return { ...child, log };
}

/** Starts the web app's development server, which proxies /api and /media to the api. */
export function startWebServer(
  root: string,
  settings: LocalSettings,
  environment: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Service {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const place = ["--host", settings.host, "--port", `${settings.port}`, "--strictPort"];
  const child = superviseChild({
    name: "web",
    command: ["--import", answerParent, vite, join(root, "apps/web"), ...place],
    environment: { ...environment, API_URL: `http://127.0.0.1:${settings.apiPort}` },
    log: undefined,
    life: null,
    say,
  });
  return { ...child, log: undefined };
}
