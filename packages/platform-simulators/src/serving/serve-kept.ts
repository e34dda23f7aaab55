import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { PlatformSimulator, PlatformSimulatorOptions } from "../platform-simulator.ts";
import { type ServedPlatform, servePlatform } from "./serve-platform.ts";

export interface KeptPlatform extends ServedPlatform {
  readonly simulator: PlatformSimulator;
}

export interface KeptPlatformOptions extends Omit<PlatformSimulatorOptions, "saved"> {
  /** Keeps tokens, posts and files from one start to the next. */
  readonly file: string;
  /** Port 0, the default, takes any free port. */
  readonly port?: number;
}

/** Serves a simulated platform that is after a restart as it was before. */
export async function serveKept(
  open: (options: PlatformSimulatorOptions) => PlatformSimulator,
  { file, port = 0, ...options }: KeptPlatformOptions,
): Promise<KeptPlatform> {
  const saved = await readFile(file).catch(() => undefined);
  const simulator = open({ ...options, ...(saved && { saved }) });
  const save = saver(file, simulator);
  const served = await servePlatform(
    {
      async answer(call) {
        const reply = await simulator.answer(call);
        // Before the answer: what somebody was told is kept.
        if (call.method !== "GET") await save();
        return reply;
      },
    },
    port,
  );
  return { ...served, simulator };
}

/** Writes aside and renames; calls during a write are saved together after it. */
function saver(file: string, simulator: PlatformSimulator): () => Promise<void> {
  let writing = Promise.resolve();
  let waiting: Promise<void> | null = null;
  const write = async () => {
    waiting = null;
    const unfinished = `${file}.${process.pid}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, simulator.snapshot(), { mode: 0o600, flush: true });
    await rename(unfinished, file);
  };
  return () => {
    waiting ??= writing.then(write, write);
    writing = waiting;
    return waiting;
  };
}
