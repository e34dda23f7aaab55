import type { Metadata } from "sharp";

/** CPU seconds to scan any picture, and to decode and encode it. */
const LOOKING = 2;
const PIXELS_A_SECOND = 6e6;
/** Scans of an ordinary JPEG, and pixels processed per CPU second for each further scan. */
const [ORDINARY_SCANS, SCANNED_A_SECOND] = [12, 150e6];
/** Factors for transparency (encoded losslessly), for 16 bits, and for AVIF. */
const [ALPHA, DEEP, AVIF] = [2, 1.5, 2];

interface Header extends Pick<Metadata, "hasAlpha" | "depth" | "format"> {
  /** Number of scans of a JPEG; 1 for all other formats. */
  readonly scans: number;
}

/** Estimates from its header the usual maximum of CPU seconds for ingesting a picture. */
export function expectedSeconds(
  { hasAlpha, depth, format, scans }: Header,
  pixels: number,
): number {
  const weight =
    (hasAlpha ? ALPHA : 1) * (depth === "ushort" ? DEEP : 1) * (format === "heif" ? AVIF : 1);
  const scanned = (Math.max(0, scans - ORDINARY_SCANS) * pixels) / SCANNED_A_SECOND;
  return LOOKING + (pixels / PIXELS_A_SECOND) * weight + scanned;
}
