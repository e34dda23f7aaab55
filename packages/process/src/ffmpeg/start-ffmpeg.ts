import { spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { childEnvironment } from "../sandbox/child-environment.ts";
import { inSandbox } from "../sandbox/sandbox.ts";
import { findFfmpeg } from "./find-ffmpeg.ts";
import { guardInputs } from "./guard-inputs.ts";

export interface FfmpegRun {
  readonly pid: number | undefined;
  readonly input: Writable;
  /** Its standard output; must be read, else it waits. Null unless asked for. */
  readonly output: Readable | null;
  /** Resolves when ffmpeg ended well; rejects with the last lines of what it said, or the abort reason. */
  readonly done: Promise<void>;
}

const QUIETLY = ["-hide_banner", "-loglevel", "error", "-y"];
const TAIL_CHARACTERS = 2000;

interface FfmpegOptions {
  readonly signal?: AbortSignal | undefined;
  /** Whether what it writes to its standard output is wanted. */
  readonly piped?: boolean;
}

/**
 * Starts ffmpeg, without network and without our environment; `input` is its standard input. It opens files
 * and pipes alone, whatever a file asks for. When `signal` aborts, the process is killed at once
 * (SIGKILL: ffmpeg answers SIGTERM by finishing the file, which can take seconds).
 * It is killed too when this process exits; should this process be killed outright, ffmpeg reads the
 * end of its input and ends by itself.
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
  // A broken pipe is reported by the exit code and the tail, which say more.
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
  // Whoever awaits `done` later still sees the rejection; unobserved it must not end the process.
  done.catch(() => {});
  return { pid: child.pid, input: child.stdin, output: child.stdout, done };
}
