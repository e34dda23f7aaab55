import { spawn } from "node:child_process";
import type { Writable } from "node:stream";
import { findFfmpeg } from "./find-ffmpeg.ts";

export interface FfmpegRun {
  readonly pid: number | undefined;
  readonly input: Writable;
  /** Resolves when ffmpeg ended well; rejects with the last lines of what it said, or the abort reason. */
  readonly done: Promise<void>;
}

const TAIL_CHARACTERS = 2000;

/**
 * Starts ffmpeg; `input` is its standard input. When `signal` aborts, the process is killed at once
 * (SIGKILL: ffmpeg answers SIGTERM by finishing the file, which can take seconds).
 * It is killed too when this process exits; should this process be killed outright, ffmpeg reads the
 * end of its input and ends by itself.
 */
export function startFfmpeg(args: readonly string[], signal?: AbortSignal): FfmpegRun {
  signal?.throwIfAborted();
  const child = spawn(findFfmpeg(), ["-hide_banner", "-loglevel", "error", "-y", ...args], {
    stdio: ["pipe", "ignore", "pipe"],
  });
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
  return { pid: child.pid, input: child.stdin, done };
}
