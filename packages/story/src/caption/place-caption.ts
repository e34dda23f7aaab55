import type { Margins } from "@kinora/contracts/story/safe-areas";
import type { HeadBox } from "./find-heads.ts";

type Position = "top-caption" | "center-caption" | "bottom-caption";

/** Distance between tried positions, as a fraction of the frame height. */
const STEP = 0.04;
/** Fraction of a caption that may be covered when no position is completely free. */
const GRAZE = 0.2;

/** Returns the fraction of the caption's area that overlaps heads. */
function covered(block: HeadBox, heads: readonly HeadBox[]): number {
  const area = (block.right - block.left) * (block.bottom - block.top);
  return heads.reduce((sum, head) => {
    const wide = Math.min(block.right, head.right) - Math.max(block.left, head.left);
    const high = Math.min(block.bottom, head.bottom) - Math.max(block.top, head.top);
    return wide > 0 && high > 0 ? sum + (wide * high) / area : sum;
  }, 0);
}

/**
 * Returns the top edge of a caption block inside the safe area, in pixels: the requested position,
 * or the nearest free one. `kept` lists areas to avoid in tiers, strictest first. If no position
 * clears the first tier, one that barely overlaps a later tier is used, and failing that, the one
 * that overlaps least.
 */
export function placeCaption(
  block: { readonly width: number; readonly height: number },
  position: Position,
  margins: Margins,
  frame: { readonly width: number; readonly height: number },
  kept: readonly (readonly HeadBox[])[],
): number {
  const first = margins.top * frame.height;
  const last = Math.max(first, (1 - margins.bottom) * frame.height - block.height);
  const home = {
    "top-caption": first,
    "center-caption": (first + last) / 2,
    "bottom-caption": last,
  };
  const wanted = home[position];
  const centre = ((margins.left + 1 - margins.right) / 2) * frame.width;
  const at = (top: number): HeadBox => ({
    left: centre - block.width / 2,
    right: centre + block.width / 2,
    top,
    bottom: top + block.height,
  });
  const search = (boxes: readonly HeadBox[]) => {
    let best = { top: wanted, price: covered(at(wanted), boxes) };
    const steps = Math.ceil((last - first) / (STEP * frame.height));
    const tops = Array.from({ length: steps }, (_, at) => (at + 1) * STEP * frame.height).flatMap(
      (offset) => [wanted - offset, wanted + offset],
    );
    // Clamping makes sure the ends of the safe area are tried, whatever the step size.
    for (const top of tops.map((each) => Math.min(last, Math.max(first, each)))) {
      if (best.price === 0) break;
      const price = covered(at(top), boxes);
      if (price < best.price - 0.01) best = { top, price };
    }
    return best;
  };
  const found = kept.map(search);
  // A jump may briefly overlap a caption, so only the first tier requires no overlap.
  const free = found.find(({ price }, tier) => price <= (tier === 0 ? 0 : GRAZE));
  return (free ?? found.at(-1))?.top ?? wanted;
}
