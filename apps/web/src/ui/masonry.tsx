import { type CSSProperties, type Key, type ReactNode, type Ref, useMemo } from "react";
import { cx } from "./class-names.ts";
import { COLUMN_COUNTS, planMasonry, planWholeMasonry } from "./masonry-layout.ts";

export interface MasonryProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => Key;
  /** Width over height. */
  readonly ratioOf: (item: Item) => number;
  readonly render: (item: Item, index: number) => ReactNode;
  readonly label: string;
  /** Keeps room for a line of text under each picture where nothing can hover. */
  readonly lines?: boolean;
  readonly busy?: boolean;
  /** Nothing follows: its columns end together. */
  readonly whole?: boolean;
  /** A mark under the column that ends first: where it is on the screen, so is a hole. */
  readonly end?: Ref<HTMLLIElement>;
}

/**
 * A wall of pictures in their own shapes, in reading order. Every number of columns is planned and the
 * style sheet takes the one that fits: nothing is measured, so nothing jumps, not even without scripts.
 */
export function Masonry<Item>({
  items,
  keyOf,
  ratioOf,
  render,
  label,
  lines = false,
  busy = false,
  whole = false,
  end,
}: MasonryProps<Item>) {
  const { wall, tiles, shortest } = useMemo(
    () => layOut(items.map(ratioOf), whole ? planWholeMasonry : planMasonry),
    [items, ratioOf, whole],
  );
  return (
    <div className={cx("masonry", lines && "masonry-lines")}>
      <ul aria-label={label} aria-busy={busy} style={wall}>
        {items.map((item, index) => (
          <li key={keyOf(item)} style={tiles[index]}>
            {render(item, index)}
          </li>
        ))}
        {end && <li ref={end} aria-hidden="true" className="end" style={shortest} />}
      </ul>
    </div>
  );
}

/** The plans as custom properties: --x3 and --y3 are a tile's place among three columns. */
function layOut(ratios: readonly number[], plan: typeof planMasonry) {
  const wall: Record<string, string> = {};
  const shortest: Record<string, string> = {};
  const tiles = ratios.map((ratio): Record<string, string> => ({ "--shape": short(1 / ratio) }));
  for (const columns of COLUMN_COUNTS) {
    const { places, ends } = plan(ratios, columns);
    wall[`--h${columns}`] = `calc(${extreme("max", ends)} - var(--gap))`;
    shortest[`--y${columns}`] = extreme("min", ends);
    for (const [index, { column, shape, ...above }] of places.entries()) {
      const tile = tiles[index];
      if (!tile) continue;
      tile[`--x${columns}`] = String(column);
      tile[`--y${columns}`] = lengthOf(above);
      if (shape !== undefined) tile[`--s${columns}`] = short(shape);
    }
  }
  return {
    wall: wall as CSSProperties,
    tiles: tiles as CSSProperties[],
    shortest: shortest as CSSProperties,
  };
}

type Ends = ReturnType<typeof planMasonry>["ends"];

const extreme = (which: "max" | "min", ends: Ends) => `${which}(${ends.map(lengthOf).join(",")})`;

function lengthOf({ pictures, rows }: Ends[number]): string {
  return rows === 0 ? "0px" : `calc(${short(pictures)}*var(--col) + ${rows}*var(--row))`;
}

const short = (value: number) => String(Math.round(value * 10_000) / 10_000);
