import { crc32 } from "node:zlib";
import type { MediaStore } from "@kinora/domain/media/media-store";

/** Reads a stored file once to compute its size and checksum; null when it does not exist. */
export async function checksum(
  media: Pick<MediaStore, "read">,
  hash: string,
  signal: AbortSignal,
): Promise<{ readonly bytes: number; readonly crc: number } | null> {
  const content = await media.read(hash);
  if (!content) return null;
  let [bytes, crc] = [0, 0];
  for await (const part of content) {
    signal.throwIfAborted();
    bytes += part.length;
    crc = crc32(part, crc);
  }
  return { bytes, crc };
}
