import type { Margins } from "@kinora/contracts/story/safe-areas";
import type { HeadBox } from "./find-heads.ts";

type Position = "top-caption" | "center-caption" | "bottom-caption";

/** Steps between the places that are tried, as a share of the free height. */
const STEP = 0.04;
/** Share of a caption that may be touched where no place is wholly free. */
const GRAZE = 0.2;

/** Share of the caption's area that heads are under. */
function covered(block: HeadBox, heads: readonly HeadBox[]): number {
  const area = (block.right - block.left) * (block.bottom - block.top);
  return heads.reduce((sum, head) => {
    const wide = Math.min(block.right, head.right) - Math.max(block.left, head.left);
    const high = Math.min(block.bottom, head.bottom) - Math.max(block.top, head.top);
    return wide > 0 && high > 0 ? sum + (wide * high) / area : sum;
  }, 0);
}

/**
 * Upper edge of a caption block inside the safe area, in pixels: where it was asked for, or the nearest place that is
 * free. `kept` is what is kept free, the most first: where there is no place free of all of it, one that hardly
 * touches the next, and at last the one that covers least.
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
    // The ends of the safe area are tried themselves, whatever the steps come to.
    for (const top of tops.map((each) => Math.min(last, Math.max(first, each)))) {
      if (best.price === 0) break;
      const price = covered(at(top), boxes);
      if (price < best.price - 0.01) best = { top, price };
    }
    return best;
  };
  const found = kept.map(search);
  // The height of a jump may graze a caption for a moment.
  const free = found.find(({ price }, tier) => price <= (tier === 0 ? 0 : GRAZE));
  return (free ?? found.at(-1))?.top ?? wanted;
}
