/** Width and height in pixels. */
export interface SizeInPixels {
  readonly width: number;
  readonly height: number;
}

/** Reads the size from the header of a PNG, JPEG or WebP picture; null for anything else. */
export function pictureSize(bytes: Buffer): SizeInPixels | null {
  if (bytes.length < 30) return null;
  if (bytes.toString("latin1", 1, 4) === "PNG")
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (bytes.toString("latin1", 8, 12) === "WEBP") return sizeOfWebp(bytes);
  return bytes.readUInt16BE(0) === 0xff_d8 ? sizeOfJpeg(bytes) : null;
}

function sizeOfWebp(bytes: Buffer): SizeInPixels | null {
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8X":
      return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
    case "VP8 ":
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case "VP8L": {
      const bits = bytes.readUInt32LE(21);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
    }
    default:
      return null;
  }
}

/** Frame markers of JPEG (ITU T.81, table B.1), without the tables among them. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function sizeOfJpeg(bytes: Buffer): SizeInPixels | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    if (isFrame(bytes[at + 1] ?? 0))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
