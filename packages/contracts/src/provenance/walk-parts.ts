import type { ByteSource } from "./byte-source.ts";

/** A part of a file: a PNG chunk, a RIFF chunk, an MP4 box, an ID3 frame. */
export interface FilePart {
  readonly type: string;
  /** First byte of its content, and the byte after it. */
  readonly start: number;
  readonly end: number;
  /** Start of the next part. */
  readonly next: number;
}

/**
 * Maximum parts walked. A hostile file can have millions of empty ones, but no regular file has
 * this many.
 */
const MOST_PARTS = 50_000;
const SHORTEST_HEADER = 8;
const LONGEST_HEADER = 16;

/** Maximum bytes of a packet. A recipe has two or three thousand. */
export const LONGEST_PACKET = 1_048_576;

/**
 * Yields the parts of a file from `first` to `end` in order. `readHeader` gets 8 to 16 bytes and
 * returns null where no part can start; the walk ends there, or at a part that extends beyond the
 * end.
 */
export async function* walkParts(
  source: ByteSource,
  first: number,
  end: number,
  readHeader: (header: Uint8Array, at: number) => FilePart | null,
): AsyncGenerator<FilePart> {
  let at = first;
  for (let count = 0; at + SHORTEST_HEADER <= end && count < MOST_PARTS; count += 1) {
    const header = await source.read(at, Math.min(at + LONGEST_HEADER, end));
    const part = header.length < SHORTEST_HEADER ? null : readHeader(header, at);
    if (part === null || part.start > part.end || part.end > end || part.next <= at) return;
    yield part;
    at = part.next;
  }
}

/** Returns the content of a part, or no bytes when it is too long to be a packet. */
export async function readPart(source: ByteSource, part: FilePart): Promise<Uint8Array> {
  if (part.end - part.start > LONGEST_PACKET) return new Uint8Array(0);
  return source.read(part.start, part.end);
}

/** Decodes UTF-8; invalid bytes become replacement characters, which no valid recipe contains. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
