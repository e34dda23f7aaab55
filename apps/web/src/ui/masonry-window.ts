import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { COLUMN_COUNTS, type ColumnCount, type MasonryPlace } from "./masonry-layout.ts";

/** Measurements of a wall on the page, px. */
export interface WallSizes {
  readonly columns: ColumnCount;
  /** Width of a column. */
  readonly column: number;
  /** Height each tile above adds besides its picture. */
  readonly row: number;
  /** Height of the line under a picture. */
  readonly below: number;
}

/** The rendered part of a wall, measured from its top, px. */
export interface WallWindow extends WallSizes {
  readonly from: number;
  readonly to: number;
}

/**
 * Maximum height of rendered tiles, in screens; tiles that extend beyond the window count as one
 * and a half tall tiles per column.
 */
const SCREENS_MAX = 3;
const REACHES_OUT = 2.4;
/** Minimum number of screens rendered above and below the viewport. */
const AHEAD_MIN = 0.25;
/**
 * The window moves in steps of this fraction of a screen, so only a tile or two change at a time.
 */
const STEP = 1 / 16;

/** Returns the indices of the tiles that intersect a window, in reading order. */
export function tilesIn(
  places: readonly MasonryPlace[],
  ratioAt: (index: number) => number,
  { column, row, below, from, to }: WallWindow,
): number[] {
  const found: number[] = [];
  // Runs for thousands of places during scrolling, so it allocates nothing for each.
  places.forEach(({ pictures, rows, shape, extraRows = 0 }, index) => {
    const top = pictures * column + rows * row;
    const height = (shape ?? 1 / ratioAt(index)) * column + extraRows * row + below;
    if (top < to && top + height > from) found.push(index);
  });
  return found;
}

/**
 * How far around the viewport tiles are rendered, in screens, so that pictures ahead have time to
 * load.
 */
function drawnAhead(column: number, screen: number): number {
  const room = SCREENS_MAX - 1 - STEP - (REACHES_OUT * column) / screen;
  return Math.max(AHEAD_MIN, room / 2);
}

/**
 * Returns the part of a wall to render, following the scroll position; null before it is known, in
 * particular on the server.
 */
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
    // In the frame that displays it.
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

/** Null when nothing is laid out. */
function sizesOf(wall: HTMLElement): WallSizes | null {
  const width = wall.clientWidth;
  const style = getComputedStyle(wall);
  const numberOf = (name: string) => Number.parseFloat(style.getPropertyValue(name));
  const columns = COLUMN_COUNTS.find((count) => count === numberOf("--columns"));
  if (width === 0 || columns === undefined) return null;
  const [gap, below] = [numberOf("--gap"), numberOf("--below")];
  return { columns, column: (width - (columns - 1) * gap) / columns, row: gap + below, below };
}
