/** Bytes of markers: what begins one, and those that stand alone within a scan or end the picture. */
const [MARKER, STUFFED, RESTART_FIRST, RESTART_LAST] = [0xff, 0x00, 0xd0, 0xd7];
const [END_OF_IMAGE, START_OF_SCAN] = [0xd9, 0xda];

/**
 * How many scans a JPEG has: a decoder goes over the whole picture for each. Ordinary ones have one to twenty; a valid
 * file of some kilobytes can have thousands.
 *
 * Source: ITU-T T.81, annex B; "Two issues with the JPEG standard" (libjpeg-turbo, 2014) for the attack.
 */
export function countScans(jpeg: Uint8Array): number {
  let scans = 0;
  let at = 2;
  while (at + 3 < jpeg.length) {
    if (jpeg[at] !== MARKER) {
      // Inside a scan, or what no decoder reads: on to the next marker.
      const next = jpeg.indexOf(MARKER, at);
      if (next === -1) return scans;
      at = next;
      continue;
    }
    const code = jpeg[at + 1] ?? 0;
    if (code === END_OF_IMAGE) return scans;
    if (code === MARKER) at += 1;
    else if (code === STUFFED || (code >= RESTART_FIRST && code <= RESTART_LAST)) at += 2;
    else {
      if (code === START_OF_SCAN) scans += 1;
      at += 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0));
    }
  }
  return scans;
}
