import {
  type CSSProperties,
  type FocusEvent,
  type Key,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { cx } from "./class-names.ts";
import { COLUMN_COUNTS, planMasonry, planWholeMasonry } from "./masonry-layout.ts";
import { standsOnPage } from "./masonry-reveal.ts";
import { tilesIn, useWallWindow } from "./masonry-window.ts";

export interface MasonryProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => Key;
  /** Width over height. */
  readonly ratioOf: (item: Item) => number;
  /** Renders an article with its position and the total; −1 when the total is unknown. */
  readonly render: (item: Item, index: number, total: number) => ReactNode;
  readonly label: string;
  /** True to reserve space for a line of text under each picture on devices without hover. */
  readonly lines?: boolean;
  readonly busy?: boolean;
  /** Total number of items; −1 when unknown. By default the number of `items`. */
  readonly total?: number;
  /** True when nothing follows, so that the columns end together. */
  readonly whole?: boolean;
  /** A marker under the column that ends first: when it is visible, so is a gap. */
  readonly end?: Ref<HTMLDivElement>;
}

/**
 * Number of items rendered while the visible ones are unknown: on the server and during hydration.
 */
const FIRST_DRAWN = 48;

/**
 * A wall of pictures in their own aspect ratios, in reading order. All numbers of columns are
 * planned and the style sheet selects one: nothing is measured, so nothing shifts, even without
 * scripts. Only the tiles around the viewport are rendered, plus the focused one with its
 * neighbours.
 */
export function Masonry<Item>({
  items,
  keyOf,
  ratioOf,
  render,
  label,
  lines = false,
  busy = false,
  total = items.length,
  whole = false,
  end,
}: MasonryProps<Item>) {
  const wall = useRef<HTMLDivElement>(null);
  const plans = useMemo(() => planAll(items.map(ratioOf), whole), [items, ratioOf, whole]);
  const view = useWallWindow(wall);
  const held = useHeld(items, keyOf);
  const seen = view
    ? tilesIn(plans.of(view.columns).places, (index) => plans.ratios[index] ?? 1, view)
    : items.slice(0, FIRST_DRAWN).map((_, index) => index);
  const drawn = [...new Set([...seen, ...held.indices()])].sort((a, b) => a - b);
  return (
    <div className={cx("masonry", lines && "masonry-lines")}>
      <div
        ref={wall}
        role="feed"
        aria-label={label}
        aria-busy={busy}
        style={plans.wall}
        onFocus={held.onFocus}
      >
        {drawn.map((index) => {
          const item = items[index];
          return (
            item !== undefined && (
              <Tile key={keyOf(item)} {...{ item, index, total, render }} style={plans.tile} />
            )
          );
        })}
        {end && <div ref={end} aria-hidden="true" className="end" style={plans.shortest} />}
      </div>
    </div>
  );
}

interface TileProps<Item> extends Pick<MasonryProps<Item>, "render"> {
  readonly item: Item;
  readonly index: number;
  readonly total: number;
  readonly style: (index: number) => CSSProperties;
}

/** A single tile, memoised so that it does not re-render as others come and go. */
const Tile = memo(function Tile<Item>({ item, index, total, render, style }: TileProps<Item>) {
  return (
    <div data-at={index} style={style(index)}>
      {render(item, index, total)}
    </div>
  );
}) as <Item>(props: TileProps<Item>) => ReactNode;

/**
 * The item that is or was last focused, or was requested: it is rendered wherever it is, so that
 * Tab continues from it.
 */
function useHeld<Item>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const key = useRef<Key | null>(null);
  const [, draw] = useState({});
  const latest = useRef({ items, keyOf });
  latest.current = { items, keyOf };
  useLayoutEffect(
    () =>
      standsOnPage((wanted) => {
        const { items: now, keyOf: of } = latest.current;
        if (!now.some((item) => of(item) === wanted)) return false;
        key.current = wanted;
        flushSync(() => draw({}));
        return true;
      }),
    [],
  );
  const onFocus = useCallback(({ target }: FocusEvent<HTMLElement>) => {
    const at = target.closest<HTMLElement>("[data-at]")?.dataset.at;
    const { items: now, keyOf: of } = latest.current;
    const item = at === undefined ? undefined : now[Number(at)];
    if (item !== undefined) key.current = of(item);
  }, []);
  return {
    onFocus,
    indices: () => {
      const at = key.current === null ? -1 : items.findIndex((item) => keyOf(item) === key.current);
      return at < 0 ? [] : [at - 1, at, at + 1].filter((index) => items[index] !== undefined);
    },
  };
}

/**
 * Returns all plans as custom properties for the rendered tiles: --x3 and --y3 are a tile's place
 * among three columns.
 */
function planAll(ratios: readonly number[], whole: boolean) {
  const plan = whole ? planWholeMasonry : planMasonry;
  const plans = COLUMN_COUNTS.map((columns) => ({ columns, ...plan(ratios, columns) }));
  const wall: Record<string, string> = {};
  const shortest: Record<string, string> = {};
  for (const { columns, ends } of plans) {
    wall[`--h${columns}`] = `calc(${extreme("max", ends)} - var(--gap))`;
    shortest[`--y${columns}`] = extreme("min", ends);
  }
  const tile = (index: number) => {
    const style: Record<string, string> = { "--shape": short(1 / (ratios[index] ?? 1)) };
    for (const { columns, places } of plans) {
      const place = places[index];
      if (!place) continue;
      style[`--x${columns}`] = String(place.column);
      style[`--y${columns}`] = lengthOf(place);
      const { shape, extraRows = 0 } = place;
      if (shape === undefined) continue;
      style[`--s${columns}`] = short(shape);
      if (extraRows !== 0) style[`--r${columns}`] = short(extraRows);
    }
    return style as CSSProperties;
  };
  const of = (columns: number) => plans.find((one) => one.columns === columns) ?? NO_PLAN;
  return { ratios, of, tile, wall: wall as CSSProperties, shortest: shortest as CSSProperties };
}

const NO_PLAN = { places: [], ends: [] };

type Ends = ReturnType<typeof planMasonry>["ends"];

const extreme = (which: "max" | "min", ends: Ends) => `${which}(${ends.map(lengthOf).join(",")})`;

function lengthOf({ pictures, rows }: Ends[number]): string {
  return rows === 0 ? "0px" : `calc(${short(pictures)}*var(--col) + ${short(rows)}*var(--row))`;
}

const short = (value: number) => String(Math.round(value * 10_000) / 10_000);
