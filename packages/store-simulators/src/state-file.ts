import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

export interface StateFile {
  /** What the file held when it was opened; undefined when there was none. */
  readonly saved: unknown;
  /** Writes aside and renames; states saved during a write are written together after it. */
  save(state: unknown): Promise<void>;
}

/** Opens a file that keeps a simulator's state. @throws SyntaxError when it is damaged */
export async function openStateFile(path: string): Promise<StateFile> {
  let latest = "";
  let writing = Promise.resolve();
  let waiting: Promise<void> | null = null;
  const write = async () => {
    waiting = null;
    const unfinished = `${path}.${process.pid}`;
    await writeFile(unfinished, latest, { mode: 0o600, flush: true });
    await rename(unfinished, path);
  };
  await mkdir(dirname(path), { recursive: true });
  return {
    saved: await read(path),
    save(state) {
      latest = JSON.stringify(state);
      if (!waiting) {
        waiting = writing.then(write, write);
        writing = waiting;
      }
      return waiting;
    },
  };
}

async function read(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
