/** Bytes before the first block of a GIF, excluding the colour table announced by a flag. */
const GIF_HEADER = 13;
const GIF_EXTENSION = 0x21;
const GIF_FRAME = 0x2c;
/** Bytes of a frame descriptor, the last of which announces a colour table. */
const GIF_DESCRIPTION = 10;

/** Returns the bytes of the colour table announced by the flags of a header or frame. */
const coloursAfter = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/**
 * Returns the end of a chain of sub-blocks, each preceded by its length, with an empty last one.
 */
function endOfParts(gif: Buffer, start: number): number {
  let at = start;
  for (let size = gif[at] ?? 0; size > 0; size = gif[at] ?? 0) at += size + 1;
  return at + 1;
}

/**
 * Counts the frames of a GIF; a decoder visits each before it reports the size of the picture. As
 * in decoders, an unknown block ends the file.
 *
 * Source: GIF89a specification, 18 to 26.
 */
export function countGifFrames(gif: Buffer): number {
  let frames = 0;
  for (let at = GIF_HEADER + coloursAfter(gif[10]); at < gif.length; ) {
    const block = gif[at];
    if (block === GIF_EXTENSION) at = endOfParts(gif, at + 2);
    else if (block === GIF_FRAME) {
      frames += 1;
      at += GIF_DESCRIPTION + coloursAfter(gif[at + GIF_DESCRIPTION - 1]);
      // Skips the byte with the LZW code size.
      at = endOfParts(gif, at + 1);
    } else break;
  }
  return frames;
}

const WEBP_FRAME = Buffer.from("ANMF", "latin1");

/** Counts the possible frames of a WebP: every occurrence of their chunk name. */
export function countWebpFrames(webp: Buffer): number {
  let frames = 0;
  for (let at = webp.indexOf(WEBP_FRAME); at !== -1; at = webp.indexOf(WEBP_FRAME, at + 4)) {
    frames += 1;
  }
  return frames;
}
