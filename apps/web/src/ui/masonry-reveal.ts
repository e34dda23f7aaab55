import type { Key } from "react";

/**
 * Renders an item wherever it is on the wall, visible or not; false when the wall does not contain
 * it.
 */
export type Reveal = (key: Key) => boolean;

const walls = new Set<Reveal>();

/** Registers a wall on the page until the returned function is called. */
export function standsOnPage(reveal: Reveal): () => void {
  walls.add(reveal);
  return () => walls.delete(reveal);
}

/** Renders an item of any wall, so that it can be found in the DOM. */
export const reveal: Reveal = (key) => [...walls].some((draw) => draw(key));
