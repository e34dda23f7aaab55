import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

export interface WorkerProcess {
  pid(): number;
  /** Returns the living processes that the worker started. */
  children(): number[];
  starts(): number;
  /** Stops it for good; resolves with the milliseconds this took. */
  stop(): Promise<number>;
}

interface Launch {
  readonly url: string;
  /** Its DATA_DIR; its output is written to `worker.log` there. */
  readonly directory: string;
  readonly entry?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Flags of Node. */
  readonly flags?: readonly string[];
}

/** Starts a real worker process. */
export function launchWorker(launch: Launch): ChildProcess {
  const { url, directory, entry = main, settings = {}, flags = [] } = launch;
  const output = openSync(join(directory, "worker.log"), "a");
  try {
    return spawn(process.execPath, [...flags, entry], {
      env: {
        ...process.env,
        ...{ DATABASE_URL: url, DATA_DIR: directory, SEED: "0", SAMPLES: "0" },
        ...settings,
      },
      stdio: ["ignore", output, output, "ipc"],
    });
  } finally {
    closeSync(output);
  }
}

/**
 * Runs a real worker process that is restarted whenever it ends. Its output is written to a file.
 */
export function superviseWorker(
  url: string,
  directory: string,
  entry = main,
  settings: Readonly<Record<string, string>> = {},
): WorkerProcess {
  let stopping = false;
  let starts = 0;
  let child = launch();

  function launch(): ChildProcess {
    starts += 1;
    const launched = launchWorker({ url, directory, entry, settings });
    launched.once("exit", () => {
      if (!stopping) child = launch();
    });
    return launched;
  }

  return {
    pid: () => child.pid ?? 0,
    children: () => childrenOf(child.pid ?? 0),
    starts: () => starts,
    stop() {
      stopping = true;
      const begun = performance.now();
      return new Promise((resolve) => {
        child.once("exit", () => resolve(performance.now() - begun));
        if (!child.kill("SIGTERM")) resolve(0);
      });
    },
  };
}

/** Linux only: the parent is the fourth field of /proc/<pid>/stat, after the name in brackets. */
function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number {
  try {
    const [state, ppid] =
      readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return state === "Z" ? 0 : Number(ppid);
  } catch {
    return 0;
  }
}
