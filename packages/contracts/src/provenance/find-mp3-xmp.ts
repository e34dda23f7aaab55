import type { ByteSource } from "./byte-source.ts";
import { fourLetters, viewOf } from "./byte-view.ts";
import { decodeText, readPart, walkParts } from "./walk-parts.ts";

const HEADER = 10;
const OWNER = "XMP\0";

/** Reads four bytes of seven bits each (ID3v2.4, 6.2). */
function readSynchsafe(bytes: Uint8Array, at: number): number {
  return bytes.subarray(at, at + 4).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
}

/**
 * Returns the XMP packet of an MP3 (frame `PRIV` of its ID3 tag, XMP specification part 3, 1.1.2),
 * or null.
 */
export async function findMp3Xmp(source: ByteSource): Promise<string | null> {
  const tag = await source.read(0, HEADER);
  const version = tag[3];
  if (tag.length < HEADER || (version !== 3 && version !== 4)) return null;
  const end = Math.min(HEADER + readSynchsafe(tag, 6), source.size);
  const frames = walkParts(source, HEADER, end, (header, at) => {
    const type = fourLetters(header, 0);
    if (!/^[A-Z0-9]{4}$/.test(type)) return null;
    const length = version === 4 ? readSynchsafe(header, 4) : viewOf(header).getUint32(4);
    const start = at + HEADER;
    return { type, start, end: start + length, next: start + length };
  });
  for await (const frame of frames) {
    if (frame.type !== "PRIV") continue;
    const text = decodeText(await readPart(source, frame));
    if (text.startsWith(OWNER)) return text.slice(OWNER.length);
  }
  return null;
}
