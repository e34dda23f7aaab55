import type { AspectRatio } from "@kinora/contracts/prompt/vocabulary";

/** Returns width over height. */
export function ratioOf(ratio: AspectRatio): number {
  const [width = 1, height = 1] = ratio.split(":").map(Number);
  return width / height;
}
