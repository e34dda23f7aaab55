import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { MadePiece } from "@kinora/domain/story/story-engine";
import { PhotoRefusal } from "../../photo/photo-refusal.ts";
import { KEEP_MEMORY } from "./keep-memory.ts";
import type {
  AnyRequest,
  ChildMessage,
  MusicRequest,
  PieceRequest,
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
  /** Makes one piece of a story; its folder is empty at first. */
  make(request: PieceRequest, options?: RunOptions): Promise<MadePiece>;
  /** Ends the child and its ffmpeg; resolves when it is gone, so that its folder can be removed. */
  close(): Promise<void>;
}

const SILENCE_LIMIT = 60;

/** `prepared`: what it loads at once, for a job to come, instead of each step's part with the step. */
function forkChild(niceness: number, prepared: "draw" | "scan" | null): ChildProcess {
  const path = fileURLToPath(new URL("./render-child.ts", import.meta.url));
  const child = fork(path, prepared === null ? [] : [prepared], {
    // Not the parent's flags: an inspector port or a loader is its own affair.
    execArgv: ["--disable-warning=ExperimentalWarning", "--expose-gc"],
    env: { ...process.env, ...KEEP_MEMORY },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
  return child;
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

/** The child answers each request with the result of its kind. */
function runIn<Result extends RenderResult | MadePiece>(
  child: ChildProcess,
  request: AnyRequest,
  options: RunOptions,
): Promise<Result> {
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
    const hear = (message: ChildMessage<Result>) => {
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
 * `warm`: it loads everything at once, for a job to come. The scan has a process of its own, which is not
 * there while a film is encoded, as the one that draws is not there while it scans: together they would
 * hold half as much again.
 */
export function startRenderer(niceness = 0, warm = false): Renderer {
  let drawer: ChildProcess | null = forkChild(niceness, warm ? "draw" : null);
  let scanner = warm ? forkChild(niceness, "scan") : null;
  let closed = false;
  /** Ending one process takes a moment: whoever closes meanwhile must not find another one drawing after it. */
  const refuseClosed = () => {
    if (closed) throw new Error("The renderer was closed.");
  };
  const endScanner = async () => {
    const ended = scanner;
    scanner = null;
    if (ended !== null) await endChild(ended);
  };
  const endDrawer = async () => {
    const ended = drawer;
    drawer = null;
    if (ended !== null) await endChild(ended);
  };
  const draw = async <Result extends RenderResult | MadePiece>(
    request: AnyRequest,
    options: RunOptions,
  ) => {
    const small = "spec" in request && request.recipe.kind === "image";
    if (!small) await endScanner();
    refuseClosed();
    drawer ??= forkChild(niceness, null);
    return runIn<Result>(drawer, request, options);
  };
  return {
    get pid() {
      return (drawer ?? scanner)?.pid;
    },
    run: async (request, options = {}) => {
      if ("music" in request || request.step !== "scan")
        return draw<RenderResult>(request, options);
      await endDrawer();
      refuseClosed();
      if (scanner === null || isGone(scanner)) scanner = forkChild(niceness, null);
      return runIn<RenderResult>(scanner, request, options);
    },
    make: (request, options = {}) => draw<MadePiece>(request, options),
    close: async () => {
      closed = true;
      await Promise.all([endDrawer(), endScanner()]);
    },
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
