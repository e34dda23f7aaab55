import { type FileHandle, open } from "node:fs/promises";

/** What contains what, down to the lists of edits (ISO/IEC 14496-12, 8.6.6). */
const WAY = ["moov", "trak", "edts", "elst"];
/** Boxes beyond which no film goes, on each level of each box. */
const MOST_BOXES = 10_000;
const HEADER = 16;

/**
 * Edits in the list of the track that has most of them: how often a reader may go back to an earlier place of it. 0 for
 * what is no MP4, or has none.
 */
export async function countEdits(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return await mostEdits(file, { from: 0, to: size }, 0);
  } finally {
    await file.close();
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
}

async function mostEdits(file: FileHandle, { from, to }: Span, depth: number): Promise<number> {
  let most = 0;
  let at = from;
  for (let count = 0; at + 8 <= to && count < MOST_BOXES; count += 1) {
    const head = Buffer.alloc(HEADER);
    const { bytesRead } = await file.read(head, 0, HEADER, at);
    if (bytesRead < 8) break;
    const short = head.readUInt32BE(0);
    const isLong = short === 1;
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short || to - at;
    const begin = at + (isLong ? 16 : 8);
    const end = Math.min(at + size, to);
    if (end <= at || begin > end) break;
    if (head.toString("latin1", 4, 8) === WAY[depth]) {
      const inside = { from: begin, to: end };
      const edits =
        depth === WAY.length - 1
          ? await readCount(file, begin)
          : await mostEdits(file, inside, depth + 1);
      most = Math.max(most, edits);
    }
    at = end;
  }
  return most;
}

/** Behind a version and flags. */
async function readCount(file: FileHandle, at: number): Promise<number> {
  const count = Buffer.alloc(4);
  await file.read(count, 0, 4, at + 4);
  return count.readUInt32BE(0);
}
