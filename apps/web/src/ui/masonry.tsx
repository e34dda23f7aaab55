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
  /** An article that says where it stands, and of how many; −1: nobody knows how many there will be. */
  readonly render: (item: Item, index: number, total: number) => ReactNode;
  readonly label: string;
  /** Keeps room for a line of text under each picture where nothing can hover. */
  readonly lines?: boolean;
  readonly busy?: boolean;
  /** How many there will be; −1: nobody knows. Left out: these. */
  readonly total?: number;
  /** Nothing follows: its columns end together. */
  readonly whole?: boolean;
  /** A mark under the column that ends first: where it is on the screen, so is a hole. */
  readonly end?: Ref<HTMLDivElement>;
}

/** Items that are drawn while nobody knows which are seen: on the server, and as the page is taken over. */
const FIRST_DRAWN = 48;

/**
 * A wall of pictures in their own shapes, in reading order. Every number of columns is planned and the
 * style sheet takes the one that fits: nothing is measured, so nothing jumps, not even without scripts. Drawn are
 * those around the screen, and the one that has the focus with its neighbours.
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

/** One of them: as others come and go it stays as it is. */
const Tile = memo(function Tile<Item>({ item, index, total, render, style }: TileProps<Item>) {
  return (
    <div data-at={index} style={style(index)}>
      {render(item, index, total)}
    </div>
  );
}) as <Item>(props: TileProps<Item>) => ReactNode;

/** The item that has the focus, or had it last, or is looked for: it is drawn wherever it is, so that Tab goes on from it. */
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

/** All plans, as custom properties for what is drawn: --x3 and --y3 are a tile's place among three columns. */
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
