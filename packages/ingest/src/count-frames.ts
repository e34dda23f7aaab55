/** Bytes before the first block of a GIF, without the table of colours that bits of one of them tell of. */
const GIF_HEADER = 13;
const GIF_EXTENSION = 0x21;
const GIF_FRAME = 0x2c;
/** Bytes of a frame's description, of which the last tells of a table of colours. */
const GIF_DESCRIPTION = 10;

/** Bytes of the table of colours that the flags of a header or a frame announce. */
const coloursAfter = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The end of a chain of parts, each behind a byte that says how long it is, and the last of which is empty. */
function endOfParts(gif: Buffer, start: number): number {
  let at = start;
  for (let size = gif[at] ?? 0; size > 0; size = gif[at] ?? 0) at += size + 1;
  return at + 1;
}

/**
 * How many frames a GIF has, of which a decoder looks at each before it says how large the picture is. As decoders do, what is no
 * block ends it.
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
      // One byte tells how the pixels are packed.
      at = endOfParts(gif, at + 1);
    } else break;
  }
  return frames;
}

const WEBP_FRAME = Buffer.from("ANMF", "latin1");

/** How many frames a WebP has at most: their names are looked for everywhere. */
export function countWebpFrames(webp: Buffer): number {
  let frames = 0;
  for (let at = webp.indexOf(WEBP_FRAME); at !== -1; at = webp.indexOf(WEBP_FRAME, at + 4)) {
    frames += 1;
  }
  return frames;
}
