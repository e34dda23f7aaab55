import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { COLUMN_COUNTS, type ColumnCount, type MasonryPlace } from "./masonry-layout.ts";

/** How a wall stands on the page, px. */
export interface WallSizes {
  readonly columns: ColumnCount;
  /** Width of a column. */
  readonly column: number;
  /** What each tile above adds besides its picture. */
  readonly row: number;
  /** Height of the line under a picture. */
  readonly below: number;
}

/** The part of a wall that is drawn: from its top, px. */
export interface WallWindow extends WallSizes {
  readonly from: number;
  readonly to: number;
}

/** Screens of tiles that are drawn at most; what reaches out of the window counts as a tall tile and a half a column. */
const SCREENS_MAX = 3;
const REACHES_OUT = 2.4;
/** Screens above and below what is seen that are drawn in any case. */
const AHEAD_MIN = 0.25;
/** The window moves by this part of a screen: a tile or two come and go at a time. */
const STEP = 1 / 16;

/** Indices of the tiles that reach into a window, in reading order. */
export function tilesIn(
  places: readonly MasonryPlace[],
  ratioAt: (index: number) => number,
  { column, row, below, from, to }: WallWindow,
): number[] {
  const found: number[] = [];
  // Asked for thousands of places while somebody scrolls: nothing is made for each.
  places.forEach(({ pictures, rows, shape, extraRows = 0 }, index) => {
    const top = pictures * column + rows * row;
    const height = (shape ?? 1 / ratioAt(index)) * column + extraRows * row + below;
    if (top < to && top + height > from) found.push(index);
  });
  return found;
}

/** How far around what is seen tiles are drawn, screens: pictures that are far ahead have time to come. */
function drawnAhead(column: number, screen: number): number {
  const room = SCREENS_MAX - 1 - STEP - (REACHES_OUT * column) / screen;
  return Math.max(AHEAD_MIN, room / 2);
}

/** Which part of a wall is drawn; null before that is known, on the server above all. It follows the scrolling. */
export function useWallWindow(wall: RefObject<HTMLElement | null>): WallWindow | null {
  const [view, setView] = useState<WallWindow | null>(null);
  useLayoutEffect(() => {
    const element = wall.current;
    if (!element) return;
    let sizes = sizesOf(element);
    let drawn: number | null = null;
    const look = () => {
      if (!sizes) return;
      const step = innerHeight * STEP;
      const at = Math.floor(-element.getBoundingClientRect().top / step);
      if (at === drawn) return;
      drawn = at;
      const ahead = drawnAhead(sizes.column, innerHeight);
      const from = at * step - innerHeight * ahead;
      const to = (at + 1) * step + innerHeight * (1 + ahead);
      setView({ ...sizes, from, to });
    };
    // In the frame that shows it.
    const follow = () => flushSync(look);
    const measure = () => {
      sizes = sizesOf(element);
      drawn = null;
      look();
    };
    look();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener("resize", measure);
    addEventListener("scroll", follow, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
      removeEventListener("scroll", follow);
    };
  }, [wall]);
  return view;
}

/** Null where nothing is laid out. */
function sizesOf(wall: HTMLElement): WallSizes | null {
  const width = wall.clientWidth;
  const style = getComputedStyle(wall);
  const numberOf = (name: string) => Number.parseFloat(style.getPropertyValue(name));
  const columns = COLUMN_COUNTS.find((count) => count === numberOf("--columns"));
  if (width === 0 || columns === undefined) return null;
  const [gap, below] = [numberOf("--gap"), numberOf("--below")];
  return { columns, column: (width - (columns - 1) * gap) / columns, row: gap + below, below };
}
