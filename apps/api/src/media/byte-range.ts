import type { ByteRange } from "@kinora/domain/media/media-store";

/**
 * Parses a Range header (RFC 9110, 14.1.2) for a file of `size` bytes. One range is served; null
 * means "send all of it" (no header, another unit, several ranges), "unsatisfiable" means 416.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | null | "unsatisfiable" {
  const match = header?.match(/^bytes=(\d{0,15})-(\d{0,15})$/);
  if (!match) return null;
  const [, from = "", to = ""] = match;
  if (from === "" && to === "") return null;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (first >= size) return "unsatisfiable";
  return last < first ? null : { first, last };
}
