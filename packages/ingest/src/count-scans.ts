/**
 * Start of a scan header: its marker, and the upper byte of its length, which is zero because the
 * length is at most 14.
 */
const SCAN = Buffer.from([0xff, 0xda, 0]);
const MOST_COMPONENTS = 4;

/**
 * Counts the possible scans of a JPEG, because a decoder processes the whole picture for each.
 * Ordinary pictures have one to twenty; a valid file of a few kilobytes can have thousands. Headers
 * are counted everywhere, even outside the picture itself (thumbnails): following the markers could
 * be tricked into skipping some, and only decoders agree on what they skip.
 *
 * Source: ITU-T T.81, B.2.3: length = 6 + 2 × components; "Two issues with the JPEG standard"
 * (libjpeg-turbo, 2014).
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
