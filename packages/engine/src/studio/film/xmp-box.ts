/** ISO base media `uuid` box of XMP (Adobe XMP specification, part 3). */
const XMP_UUID = Buffer.from("be7acfcb97a942e89c71999491e3afac", "hex");

interface Box {
  readonly type: string;
  /** First byte of the content and the byte after the box. */
  readonly start: number;
  readonly end: number;
}

/** The top-level boxes of an MP4 in their order; stops at the first damaged one. */
export function* readBoxes(file: Buffer): Generator<Box> {
  let at = 0;
  while (at + 8 <= file.length) {
    const short = file.readUInt32BE(at);
    const type = file.toString("latin1", at + 4, at + 8);
    const long = short === 1 && at + 16 <= file.length;
    const header = long ? 16 : 8;
    const size = long
      ? Number(file.readBigUInt64BE(at + 8))
      : short === 0
        ? file.length - at
        : short;
    if (size < header || at + size > file.length) return;
    yield { type, start: at + header, end: at + size };
    at += size;
  }
}

/** A box to append to an MP4; players skip it. */
export function writeXmpBox(packet: string): Buffer {
  const content = Buffer.from(packet, "utf8");
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + XMP_UUID.length + content.length, 0);
  header.write("uuid", 4, "latin1");
  return Buffer.concat([header, XMP_UUID, content]);
}

/** The XMP packet of an MP4, or null. */
export function readXmpBox(file: Buffer): string | null {
  for (const { type, start, end } of readBoxes(file)) {
    const content = start + XMP_UUID.length;
    if (type !== "uuid" || content > end) continue;
    if (file.subarray(start, content).equals(XMP_UUID)) return file.toString("utf8", content, end);
  }
  return null;
}
