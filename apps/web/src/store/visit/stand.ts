import { reveal } from "../../ui/masonry-reveal.ts";
import type { Visit } from "./visit-memory.ts";

const onPage = (id: string) => document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);

/**
 * Returns the tile of an item, rendering it if it is far from the viewport; null when no wall
 * contains it.
 */
const tileOf = (id: string) => onPage(id) ?? (reveal(id) ? onPage(id) : null);

/** Returns the first item that is at least partly visible below the bar. */
export function anchorIn(list: HTMLElement): Visit["anchor"] {
  const bar = barHeight();
  for (const tile of list.querySelectorAll<HTMLElement>("[data-id]")) {
    const { top, bottom } = tile.getBoundingClientRect();
    if (bottom > bar && top < innerHeight && tile.dataset.id) return { id: tile.dataset.id, top };
  }
  return null;
}

/** Captures the current state of a list in its container. */
export function visitOf(room: HTMLElement, count: number): Visit {
  return { count, height: room.offsetHeight, scrolled: scrollY, anchor: anchorIn(room) };
}

/**
 * Corrects the scroll position. The router has restored it already, unless the list had no height
 * then. If the list has changed (another width, a withdrawn item), the anchor item counts.
 */
export function standAtAnchor({ anchor, scrolled }: Visit): void {
  if (scrolled === 0) return;
  const tile = anchor && tileOf(anchor.id);
  const by = tile ? tile.getBoundingClientRect().top - anchor.top : scrolled - scrollY;
  if (Math.abs(by) >= 1) scrollBy({ top: by, behavior: "instant" });
}

const GAP_PX = 12;

/** Scrolls an item to just below the bar and focuses its link. */
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
