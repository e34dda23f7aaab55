const HEADER = 10;
const XMP_OWNER = Buffer.from("XMP\0", "latin1");

/** Encodes a size of the tag with seven bits per byte. */
function syncSafe(value: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f));
}

/** Builds a frame of a version 2.3 tag. */
export function id3Frame(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(HEADER);
  header.write(name, 0, "latin1");
  header.writeUInt32BE(content.length, 4);
  return Buffer.concat([header, content]);
}

/** Builds the PRIV frame that the XMP specification defines for a packet. */
export const xmpFrame = (packet: string): Buffer =>
  id3Frame("PRIV", Buffer.concat([XMP_OWNER, Buffer.from(packet, "utf8")]));

/** Builds an ID3v2.3 tag (id3.org), which precedes the frames of an MP3. */
export function writeId3Tag(frames: readonly Buffer[]): Buffer {
  const content = Buffer.concat(frames);
  return Buffer.concat([Buffer.from("ID3\x03\0\0", "latin1"), syncSafe(content.length), content]);
}

/** Returns an MP3 without its leading tag, if it has one. */
export function withoutId3Tag(file: Buffer): Buffer {
  if (file.toString("latin1", 0, 3) !== "ID3") return file;
  const length = file.subarray(6, HEADER).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  return file.subarray(HEADER + length);
}
