import { spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { childEnvironment } from "../sandbox/child-environment.ts";
import { inSandbox } from "../sandbox/sandbox.ts";
import { findFfmpeg } from "./find-ffmpeg.ts";
import { guardInputs } from "./guard-inputs.ts";

export interface FfmpegRun {
  readonly pid: number | undefined;
  readonly input: Writable;
  /** Standard output; must be read, else ffmpeg blocks. Null unless requested. */
  readonly output: Readable | null;
  /**
   * Resolves when ffmpeg succeeded; rejects with the last lines of its output, or the abort reason.
   */
  readonly done: Promise<void>;
}

/** Largest block of memory ffmpeg may allocate, in bytes: twice an 8K frame in RGBA. */
const LARGEST_BLOCK = 2 * 7_680 * 4_320 * 4;
const QUIETLY = ["-hide_banner", "-loglevel", "error", "-y", "-max_alloc", `${LARGEST_BLOCK}`];
const TAIL_CHARACTERS = 2000;

interface FfmpegOptions {
  readonly signal?: AbortSignal | undefined;
  /** Whether its standard output is wanted. */
  readonly piped?: boolean;
}

/**
 * Starts ffmpeg, without network and without our environment; `input` is its standard input. It
 * opens only files and pipes, whatever a file refers to. When `signal` aborts, the process is
 * killed at once (SIGKILL, because on SIGTERM ffmpeg finishes the file, which can take seconds). It
 * is also killed when this process exits; if this process is killed, ffmpeg reads the end of its
 * input and exits by itself.
 */
export function startFfmpeg(
  args: readonly string[],
  { signal, piped = false }: FfmpegOptions = {},
): FfmpegRun {
  signal?.throwIfAborted();
  const { program, args: all } = inSandbox([findFfmpeg(), ...QUIETLY, ...guardInputs(args)]);
  const env = childEnvironment();
  const child = piped
    ? spawn(program, all, { env, stdio: ["pipe", "pipe", "pipe"] })
    : spawn(program, all, { env, stdio: ["pipe", "ignore", "pipe"] });
  let tail = "";
  child.stderr.setEncoding("utf8");
  child.stderr.on("data", (text: string) => {
    tail = (tail + text).slice(-TAIL_CHARACTERS);
  });
  // A broken pipe is reported by the exit code and the output, which say more.
  child.stdin.on("error", () => {});
  const kill = () => child.kill("SIGKILL");
  signal?.addEventListener("abort", kill, { once: true });
  process.once("exit", kill);
  const done = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, killedBy) => {
      signal?.removeEventListener("abort", kill);
      process.off("exit", kill);
      if (signal?.aborted === true) reject(signal.reason);
      else if (code === 0) resolve();
      else reject(new Error(`ffmpeg ended with ${code ?? killedBy}: ${tail.trim()}`));
    });
  });
  // Prevents an unhandled rejection; later awaits of `done` still reject.
  done.catch(() => {});
  return { pid: child.pid, input: child.stdin, output: child.stdout, done };
}
