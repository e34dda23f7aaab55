import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { PhotoRefusal } from "../../photo/photo-refusal.ts";
import { KEEP_MEMORY } from "./keep-memory.ts";
import type {
  ChildMessage,
  MusicRequest,
  RenderRequest,
  RenderResult,
  ReportProgress,
} from "./render-protocol.ts";

export interface RunOptions {
  readonly onProgress?: ReportProgress;
  readonly signal?: AbortSignal;
  /** Seconds without a word from the child after which it counts as hung. */
  readonly silenceLimit?: number;
}

/** A child process that renders the steps of one job, one after the other. */
export interface Renderer {
  readonly pid: number | undefined;
  run(request: RenderRequest | MusicRequest, options?: RunOptions): Promise<RenderResult>;
  /** Ends the child and its ffmpeg; resolves when it is gone, so that its folder can be removed. */
  close(): Promise<void>;
}

const SILENCE_LIMIT = 60;

function forkChild(warm: boolean): ChildProcess {
  const path = fileURLToPath(new URL("./render-child.ts", import.meta.url));
  return fork(path, warm ? ["warm"] : [], {
    // Not the parent's flags: an inspector port or a loader is its own affair.
    execArgv: ["--disable-warning=ExperimentalWarning", "--expose-gc"],
    env: { ...process.env, ...KEEP_MEMORY },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

const isGone = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Milliseconds a child may take to end by itself, which takes its ffmpeg along. */
const PATIENCE = 1500;

/** Ends a child: a lost channel makes it exit and kill its ffmpeg; one that hangs is killed. */
async function endChild(child: ChildProcess): Promise<void> {
  if (isGone(child) || child.pid === undefined) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill("SIGKILL"), PATIENCE);
  await gone;
  clearTimeout(timer);
}

function runIn(
  child: ChildProcess,
  request: RenderRequest | MusicRequest,
  options: RunOptions,
): Promise<RenderResult> {
  const { onProgress, signal, silenceLimit = SILENCE_LIMIT } = options;
  return new Promise((resolve, reject) => {
    const end = (finish: () => void) => {
      clearTimeout(timer);
      child.off("message", hear).off("exit", die).off("error", fail);
      signal?.removeEventListener("abort", abort);
      finish();
    };
    const stop = (reason: unknown) => {
      end(() => {
        void endChild(child).then(() => reject(reason));
      });
    };
    const fail = (error: Error) => stop(error);
    const abort = () => stop(signal?.reason);
    const hang = () =>
      stop(new Error(`The renderer said nothing for ${silenceLimit} s in step ${request.step}`));
    const die = (code: number | null, killedBy: string | null) =>
      end(() =>
        reject(
          new Error(
            `The renderer died (${killedBy ?? `exit code ${code}`}) in step ${request.step}`,
          ),
        ),
      );
    const hear = (message: ChildMessage) => {
      timer.refresh();
      if (message.type === "progress") onProgress?.(message.percent, message.preview);
      else if (message.type === "done") end(() => resolve(message.result));
      else if (message.refused) end(() => reject(new PhotoRefusal(message.reason)));
      else end(() => reject(new Error(message.reason)));
    };
    const timer = setTimeout(hang, silenceLimit * 1000);
    if (signal?.aborted === true) return abort();
    if (isGone(child)) return die(child.exitCode, child.signalCode);
    child.on("message", hear).on("exit", die).on("error", fail);
    signal?.addEventListener("abort", abort, { once: true });
    child.send(request);
  });
}

/**
 * Starts a renderer. `niceness` is the system's (0 = normal, 19 = only when nothing else wants to run).
 * `warm`: it loads everything at once, for a job to come, instead of each step's part with the step.
 */
export function startRenderer(niceness = 0, warm = false): Renderer {
  const child = forkChild(warm);
  if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
  return {
    pid: child.pid,
    run: (request, options = {}) => runIn(child, request, options),
    close: () => endChild(child),
  };
}

/**
 * Renders one step in a child process of its own. Rejects with one clear sentence when the child fails,
 * dies or hangs, and with the signal's reason when it is aborted; the child never outlives the call.
 */
export async function runRender(
  request: RenderRequest | MusicRequest,
  options: RunOptions = {},
): Promise<RenderResult> {
  const renderer = startRenderer();
  try {
    return await renderer.run(request, options);
  } finally {
    await renderer.close();
  }
}
