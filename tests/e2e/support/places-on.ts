import type { Page } from "@playwright/test";

/** Where each tile on the screen is in the next frame, for which a wall draws itself, and how far the page is scrolled. */
export function placesOn(page: Page) {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const tiles: Record<string, [left: number, top: number]> = {};
    for (const tile of document.querySelectorAll<HTMLElement>("article[data-id]")) {
      const { left, top, bottom } = tile.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight) tiles[tile.dataset.id ?? ""] = [left, top];
    }
    return { scrollY, tiles };
  });
}
