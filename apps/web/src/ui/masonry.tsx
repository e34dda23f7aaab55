import { type Key, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { columnsFor, planMasonry } from "./masonry-layout.ts";

export interface MasonryProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => Key;
  /** Width over height. */
  readonly ratioOf: (item: Item) => number;
  readonly render: (item: Item, index: number) => ReactNode;
  readonly label: string;
  /** Room under each picture in px, for its line of text. */
  readonly below?: number;
  readonly busy?: boolean;
}

/** A wall of pictures in their own shapes, in reading order, without a jump while it fills. */
export function Masonry<Item>({
  items,
  keyOf,
  ratioOf,
  render,
  label,
  below = 0,
  busy = false,
}: MasonryProps<Item>) {
  const wall = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const element = wall.current;
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const plan = useMemo(
    () =>
      planMasonry(items.map(ratioOf), width, {
        columns: columnsFor(width),
        gap: width < 700 ? 8 : 12,
        below,
      }),
    [items, ratioOf, width, below],
  );

  return (
    <ul
      ref={wall}
      aria-label={label}
      aria-busy={busy}
      className="relative w-full"
      style={{ height: plan.height }}
    >
      {width > 0 &&
        items.map((item, index) => (
          <li key={keyOf(item)} className="absolute" style={plan.boxes[index]}>
            {render(item, index)}
          </li>
        ))}
    </ul>
  );
}
