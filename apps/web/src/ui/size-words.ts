import { t } from "@lingui/core/macro";

/** Formats bytes: 12,300 → "13 kB"; 3,400,000 → "3.4 MB"; 21,900,000 → "22 MB". */
export function sizeWords(bytes: number): string {
  const size = bytes / 1_000_000;
  if (size < 0.999) return t`${{ size: Math.ceil(bytes / 1_000) }} kB`;
  return t`${{ size: size.toFixed(size < 10 ? 1 : 0) }} MB`;
}
