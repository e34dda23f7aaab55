import type { Metadata } from "sharp";

/** Seconds of a processor: to look at any picture, and to decode and encode. */
const LOOKING = 2;
const PIXELS_A_SECOND = 6e6;
/** Scans of an ordinary JPEG, and pixels a second of each beyond them. */
const [ORDINARY_SCANS, SCANNED_A_SECOND] = [12, 150e6];
/** How often longer it takes with transparency (encoded without loss), with 16 bits, and from AVIF. */
const [ALPHA, DEEP, AVIF] = [2, 1.5, 2];

interface Header extends Pick<Metadata, "hasAlpha" | "depth" | "format"> {
  /** Of a JPEG; 1 of everything else. */
  readonly scans: number;
}

/** What taking in a picture costs at most, usually, by its header: seconds of a processor. */
export function expectedSeconds(
  { hasAlpha, depth, format, scans }: Header,
  pixels: number,
): number {
  const weight =
    (hasAlpha ? ALPHA : 1) * (depth === "ushort" ? DEEP : 1) * (format === "heif" ? AVIF : 1);
  const scanned = (Math.max(0, scans - ORDINARY_SCANS) * pixels) / SCANNED_A_SECOND;
  return LOOKING + (pixels / PIXELS_A_SECOND) * weight + scanned;
}
