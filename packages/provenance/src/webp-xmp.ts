const FIRST_CHUNK = 12;
const HEADER = 8;
/** Bits in the first byte of the chunk that lists the file's features. */
const HAS_XMP = 0x04;
const EXTENDED_LENGTH = 10;

const padded = (length: number) => length + (length % 2);

function chunk(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(HEADER);
  header.write(type, "latin1");
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, content, Buffer.alloc(content.length % 2)]);
}

/**
 * Appends an XMP packet to a WebP that has none (WebP container specification, extended file
 * format).
 *
 * @throws Error for a lossless file without an extended header, which our encoders never write, or
 * a damaged one
 */
export function addWebpXmp(file: Buffer, packet: string): Buffer {
  const end = Math.min(padded(file.readUInt32LE(4) + HEADER), file.length);
  const chunks = file.subarray(FIRST_CHUNK, end);
  const content = Buffer.concat([extend(chunks), chunk("XMP ", Buffer.from(packet, "utf8"))]);
  return chunk("RIFF", Buffer.concat([Buffer.from("WEBP", "latin1"), content]));
}

/** Prepends an extended header that announces the packet. */
function extend(chunks: Buffer): Buffer {
  const type = chunks.toString("latin1", 0, 4);
  if (type === "VP8X") {
    const own = Buffer.from(chunks);
    own.writeUInt8(own.readUInt8(HEADER) | HAS_XMP, HEADER);
    return own;
  }
  if (type !== "VP8 ") throw new Error(`A WebP that begins with ${type} is none of ours.`);
  const header = Buffer.alloc(EXTENDED_LENGTH);
  header.writeUInt8(HAS_XMP, 0);
  // Sides of the picture, 14 bits each, after the frame's tag and start code.
  const side = (at: number) => chunks.readUInt16LE(HEADER + at) & 0x3fff;
  header.writeUIntLE(side(6) - 1, 4, 3);
  header.writeUIntLE(side(8) - 1, 7, 3);
  return Buffer.concat([chunk("VP8X", header), chunks]);
}
