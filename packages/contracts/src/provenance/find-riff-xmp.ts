import type { ByteSource } from "./byte-source.ts";
import { fourLetters, viewOf } from "./byte-view.ts";
import { decodeText, readPart, walkParts } from "./walk-parts.ts";

const FIRST_CHUNK = 12;

/** WebP names its chunk "XMP ", WAV "_PMX" (XMP specification part 3, 1.1.7 and 1.2.4). */
const PACKET_CHUNKS = new Set(["XMP ", "_PMX"]);

/** Returns the XMP packet of a RIFF file (WebP, WAV), or null. */
export async function findRiffXmp(source: ByteSource): Promise<string | null> {
  const chunks = walkParts(source, FIRST_CHUNK, source.size, (header, at) => {
    const length = viewOf(header).getUint32(4, true);
    const start = at + 8;
    const end = start + length;
    return { type: fourLetters(header, 0), start, end, next: end + (length % 2) };
  });
  for await (const chunk of chunks) {
    if (PACKET_CHUNKS.has(chunk.type)) return decodeText(await readPart(source, chunk));
  }
  return null;
}
