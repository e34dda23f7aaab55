import { reveal } from "../../ui/masonry-reveal.ts";
import type { Visit } from "./visit-memory.ts";

const onPage = (id: string) => document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);

/** The tile of an item, drawn for this where it is far from what is seen; null: it is on no wall. */
const tileOf = (id: string) => onPage(id) ?? (reveal(id) ? onPage(id) : null);

/** The first item that is wholly or partly on the screen, below the bar. */
export function anchorIn(list: HTMLElement): Visit["anchor"] {
  const bar = barHeight();
  for (const tile of list.querySelectorAll<HTMLElement>("[data-id]")) {
    const { top, bottom } = tile.getBoundingClientRect();
    if (bottom > bar && top < innerHeight && tile.dataset.id) return { id: tile.dataset.id, top };
  }
  return null;
}

/** How a list stands in its room now. */
export function visitOf(room: HTMLElement, count: number): Visit {
  return { count, height: room.offsetHeight, scrolled: scrollY, anchor: anchorIn(room) };
}

/**
 * The router has scrolled to where the page was left, unless the list had no room yet. Where the list is not
 * what it was (another width, something withdrawn), the item that was on the screen is what counts.
 */
export function standAtAnchor({ anchor, scrolled }: Visit): void {
  if (scrolled === 0) return;
  const tile = anchor && tileOf(anchor.id);
  const by = tile ? tile.getBoundingClientRect().top - anchor.top : scrolled - scrollY;
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
