import type { Page } from "@playwright/test";

/**
 * Returns the position of each tile on the screen in the next frame, when the wall has been drawn,
 * and the scroll position.
 */
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
