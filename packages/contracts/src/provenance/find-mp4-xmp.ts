import type { ByteSource } from "./byte-source.ts";
import { fourLetters, viewOf } from "./byte-view.ts";
import { decodeText, type FilePart, readPart, walkParts } from "./walk-parts.ts";

/** User type of the XMP box (XMP specification part 3, 1.2.3). */
const XMP_USER_TYPE = "be7acfcb97a942e89c71999491e3afac";
const USER_TYPE_LENGTH = 16;

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function readBoxHeader(header: Uint8Array, at: number, fileEnd: number): FilePart | null {
  const view = viewOf(header);
  const type = fourLetters(header, 4);
  const size = view.getUint32(0);
  // Size 0 extends to the end of the file; 1 means that a 64-bit size follows.
  if (size === 0) return { type, start: at + 8, end: fileEnd, next: fileEnd };
  if (size !== 1) return { type, start: at + 8, end: at + size, next: at + size };
  if (header.length < 16) return null;
  const next = at + Number(view.getBigUint64(8));
  return { type, start: at + 16, end: next, next };
}

/** Returns the XMP packet of an MP4 (a `uuid` box beside the movie), or null. */
export async function findMp4Xmp(source: ByteSource): Promise<string | null> {
  const boxes = walkParts(source, 0, source.size, (header, at) =>
    readBoxHeader(header, at, source.size),
  );
  for await (const box of boxes) {
    if (box.type !== "uuid") continue;
    const bytes = await readPart(source, box);
    if (toHex(bytes.subarray(0, USER_TYPE_LENGTH)) !== XMP_USER_TYPE) continue;
    return decodeText(bytes.subarray(USER_TYPE_LENGTH));
  }
  return null;
}
