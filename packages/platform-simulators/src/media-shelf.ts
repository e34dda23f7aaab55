import { randomUUID } from "node:crypto";
import type { SimulatedMedia } from "./simulated-post.ts";

/** Bytes that are kept; beyond them, the oldest files are forgotten. */
const ROOM = 256 * 1024 * 1024;

export interface MediaShelf {
  /** Returns the file's id. */
  readonly keep: (mimeType: string, bytes: Uint8Array) => string;
  readonly find: (id: string) => SimulatedMedia | null;
}

/** Keeps the latest files in memory, for the pages that show them. */
export function openMediaShelf(files: Map<string, SimulatedMedia>): MediaShelf {
  let held = [...files.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
  return {
    keep(mimeType, bytes) {
      const id = randomUUID();
      files.set(id, { id, mimeType, bytes });
      held += bytes.length;
      for (const [oldest, file] of files) {
        if (held <= ROOM) break;
        files.delete(oldest);
        held -= file.bytes.length;
      }
      return id;
    },
    find: (id) => files.get(id) ?? null,
  };
}
