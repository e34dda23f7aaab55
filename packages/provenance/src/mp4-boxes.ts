/** One box of an ISO base media file (ISO/IEC 14496-12, 4.2). */
export interface Mp4Box {
  readonly type: string;
  /**
   * Offsets of the header's first byte, of the content's first byte, and of the byte after the box.
   */
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

const CONTAINERS = new Set(["moov", "trak", "mdia", "minf", "stbl"]);

/**
 * Reads the boxes between two offsets, in order. @throws Error when they do not fill the space
 * exactly
 */
export function readMp4Boxes(file: Buffer, start = 0, end = file.length): Mp4Box[] {
  const boxes: Mp4Box[] = [];
  for (let at = start; at < end; ) {
    if (at + 8 > end) throw damaged();
    const short = file.readUInt32BE(at);
    const content = at + (short === 1 ? 16 : 8);
    if (content > end) throw damaged();
    const long = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short;
    const next = short === 0 ? end : at + long;
    if (next < content || next > end) throw damaged();
    boxes.push({ type: file.toString("latin1", at + 4, at + 8), start: at, content, end: next });
    at = next;
  }
  return boxes;
}

function damaged(): Error {
  return new Error("The MP4 is damaged: its boxes do not add up.");
}

/**
 * Adds `by` to every chunk offset of the movie in `boxes` that points beyond `from`, because an
 * insertion there moved the samples (`stco`, `co64`).
 * @throws Error for offsets that would need more than 32 bits
 */
export function moveChunkOffsets(
  file: Buffer,
  boxes: readonly Mp4Box[],
  from: number,
  by: number,
): void {
  for (const { type, content, end } of boxes) {
    if (CONTAINERS.has(type)) moveChunkOffsets(file, readMp4Boxes(file, content, end), from, by);
    if (type !== "stco" && type !== "co64") continue;
    const width = type === "stco" ? 4 : 8;
    const first = content + 8;
    const count = file.readUInt32BE(content + 4);
    if (first + count * width > end) throw damaged();
    for (let at = first; at < first + count * width; at += width) {
      if (width === 8) moveLong(file, at, from, by);
      else moveShort(file, at, from, by);
    }
  }
}

function moveShort(file: Buffer, at: number, from: number, by: number): void {
  const offset = file.readUInt32BE(at);
  if (offset < from) return;
  if (offset + by > 0xffff_ffff) throw new Error("The MP4 is too long for a manifest in front.");
  file.writeUInt32BE(offset + by, at);
}

function moveLong(file: Buffer, at: number, from: number, by: number): void {
  const offset = file.readBigUInt64BE(at);
  if (offset >= BigInt(from)) file.writeBigUInt64BE(offset + BigInt(by), at);
}
