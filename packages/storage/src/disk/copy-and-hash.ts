import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import type { StoredMedia } from "@kinora/domain/media/media-store";

/**
 * Copies a file, or bytes, to a new file that is flushed to disk; hashes it on the way (SHA-256).
 */
export async function copyAndHash(
  source: string | Uint8Array,
  target: string,
): Promise<StoredMedia> {
  const hash = createHash("sha256");
  const handle = await open(target, "wx");
  let bytes = 0;
  try {
    // Opened last and read at once, because a failing stream without a listener ends the process.
    const input = typeof source === "string" ? createReadStream(source) : Readable.from([source]);
    for await (const chunk of input) {
      const part = toBytes(chunk);
      hash.update(part);
      bytes += part.length;
      await handle.writeFile(part);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { hash: hash.digest("hex"), bytes };
}

function toBytes(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  throw new TypeError("a stream of bytes gave something else");
}
