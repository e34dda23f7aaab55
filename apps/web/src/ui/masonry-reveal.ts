import type { Key } from "react";

/** Draws an item wherever it stands, seen or not; false: it is not among these. */
export type Reveal = (key: Key) => boolean;

const walls = new Set<Reveal>();

/** A wall stands on the page until the answer is called. */
export function standsOnPage(reveal: Reveal): () => void {
  walls.add(reveal);
  return () => walls.delete(reveal);
}

/** Has an item of whichever wall drawn, so that it can be found on the page. */
export const reveal: Reveal = (key) => [...walls].some((draw) => draw(key));
