const SIGNATURE_BYTES = 8;
/** Bytes of a chunk around its data: length, type and checksum. */
const AROUND = 12;

/**
 * Counts the bytes of the texts in a PNG that are, or may be, compressed (zTXt, iTXt): a decoder
 * decompresses them before it reports the size of the picture. A file of 15 MB can contain 15 GB of
 * them.
 *
 * Source: PNG specification (third edition), 5.3 and 11.3.3.
 */
export function countPackedText(png: Buffer): number {
  let bytes = 0;
  for (let at = SIGNATURE_BYTES; at + AROUND <= png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    if (type === "zTXt" || type === "iTXt") bytes += length;
    at += AROUND + length;
  }
  return bytes;
}
