export interface MasonryBox {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

export interface MasonryPlan {
  readonly boxes: readonly MasonryBox[];
  readonly height: number;
}

/** 2 columns on a phone, up to 6; each at least about 240 px from the tablet on. */
export function columnsFor(width: number): number {
  if (width < 700) return 2;
  return Math.max(3, Math.min(6, Math.round(width / 300)));
}

/**
 * Places tiles of known shape into the column that is shortest so far, so that reading order and
 * place agree. Lengths in px; `ratio` is width over height; `below` is the room under each picture.
 */
export function planMasonry(
  ratios: readonly number[],
  width: number,
  { columns, gap, below }: { columns: number; gap: number; below: number },
): MasonryPlan {
  const column = (width - gap * (columns - 1)) / columns;
  const ends = new Array<number>(columns).fill(0);
  const boxes = ratios.map((ratio) => {
    const at = ends.indexOf(Math.min(...ends));
    const top = ends[at] ?? 0;
    const height = column / ratio + below;
    ends[at] = top + height + gap;
    return { top, left: at * (column + gap), width: column, height };
  });
  return { boxes, height: Math.max(0, ...ends.map((end) => end - gap)) };
}
