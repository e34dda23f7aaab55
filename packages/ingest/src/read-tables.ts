import { type FileHandle, open } from "node:fs/promises";
import { FileRefused } from "./file-refused.ts";

/** Path of nested boxes to the edit list (ISO/IEC 14496-12, 8.6.6). */
const WAY = ["moov", "trak", "edts", "elst"];
/** Maximum number of boxes in each box; at the top level, only before the film's tables. */
const MOST_BOXES = 10_000;
const HEADER = 16;

/** Maximum number of tracks in an ordinary film or recording; ffmpeg keeps tables for each. */
const MOST_TRACKS = 64;

/** Facts from the tables of an MP4; zero for other files. */
export interface FilmTables {
  readonly tracks: number;
  /** Number of edits of the track with the most: how often a reader may seek back. */
  readonly edits: number;
}

/**
 * Reads the tables of an MP4. @throws FileRefused UPLOAD_TOO_COSTLY when it has excessive tracks or
 * boxes
 */
export async function readTables(path: string): Promise<FilmTables> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tables = await look(file, { from: 0, to: size }, 0);
    if (tables.tracks > MOST_TRACKS) throw new FileRefused("UPLOAD_TOO_COSTLY");
    return tables;
  } finally {
    await file.close();
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
}

async function look(file: FileHandle, { from, to }: Span, depth: number): Promise<FilmTables> {
  let [tracks, most] = [0, 0];
  let at = from;
  let wanted = 0;
  for (let count = 0; at + 8 <= to; count += 1) {
    if (count >= MOST_BOXES) {
      // Tables behind so many boxes were meant to be hidden. The fragments of a fragmented film
      // come after its tables.
      if (depth > 0 || wanted === 0) throw new FileRefused("UPLOAD_TOO_COSTLY");
      break;
    }
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
      wanted += 1;
      const inside =
        depth === WAY.length - 1
          ? { tracks: 0, edits: await readCount(file, begin) }
          : await look(file, { from: begin, to: end }, depth + 1);
      tracks += WAY[depth] === "trak" ? 1 : inside.tracks;
      most = Math.max(most, inside.edits);
    }
    at = end;
  }
  return { tracks, edits: most };
}

/** The count follows a version and flags. */
async function readCount(file: FileHandle, at: number): Promise<number> {
  const count = Buffer.alloc(4);
  await file.read(count, 0, 4, at + 4);
  return count.readUInt32BE(0);
}
