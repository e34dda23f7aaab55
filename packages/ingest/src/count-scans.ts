/** How the header of a scan begins: its marker, and the upper byte of a length that is never above 14. */
const SCAN = Buffer.from([0xff, 0xda, 0]);
const MOST_COMPONENTS = 4;

/**
 * How many scans a JPEG has at most: a decoder goes over the whole picture for each. Ordinary ones have one to twenty; a
 * valid file of some kilobytes can have thousands. Headers are looked for everywhere, also in what is not the picture
 * itself (thumbnails): whoever follows the markers can be led past some, and only decoders agree on what they skip.
 *
 * Source: ITU-T T.81, B.2.3: length = 6 + 2 × components; "Two issues with the JPEG standard" (libjpeg-turbo, 2014).
 */
export function countScans(jpeg: Buffer): number {
  let scans = 0;
  for (let at = jpeg.indexOf(SCAN); at !== -1; at = jpeg.indexOf(SCAN, at + 2)) {
    const [length = 0, components = 0] = jpeg.subarray(at + 3, at + 5);
    if (components >= 1 && components <= MOST_COMPONENTS && length === 6 + 2 * components)
      scans += 1;
  }
  return scans;
}
