import type { Visit } from "./visit-memory.ts";

const tileOf = (id: string) => document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);

/** The first item that is wholly or partly on the screen, below the bar. */
export function anchorIn(wall: HTMLElement): Visit["anchor"] {
  const bar = barHeight();
  for (const tile of wall.querySelectorAll<HTMLElement>("[data-id]")) {
    const { top, bottom } = tile.getBoundingClientRect();
    if (bottom > bar && top < innerHeight && tile.dataset.id) return { id: tile.dataset.id, top };
  }
  return null;
}

/**
 * The router has scrolled to where the page was left. Where the wall is not what it was (another width,
 * something withdrawn), the item that was on the screen is what counts.
 */
export function standAtAnchor({ anchor }: Visit): void {
  const tile = anchor && scrollY > 0 ? tileOf(anchor.id) : null;
  if (!tile || !anchor) return;
  const by = tile.getBoundingClientRect().top - anchor.top;
  if (Math.abs(by) >= 1) scrollBy({ top: by, behavior: "instant" });
}

const GAP_PX = 12;

/** Puts an item right below the bar and the next Tab on it. */
export function standAtItem(id: string): void {
  const tile = tileOf(id);
  if (!tile) return;
  const top = tile.getBoundingClientRect().top + scrollY - barHeight() - GAP_PX;
  scrollTo({ top, behavior: "instant" });
  tile.querySelector("a")?.focus({ preventScroll: true });
}

function barHeight(): number {
  return document.querySelector("header")?.offsetHeight ?? 0;
}
