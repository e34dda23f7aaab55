import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { addWhatJsdomLacks } from "../test/missing-in-jsdom.ts";
import { Masonry } from "./masonry.tsx";
import { planMasonry } from "./masonry-layout.ts";
import { reveal } from "./masonry-reveal.ts";
import { tilesIn } from "./masonry-window.ts";

const RATIOS = [16 / 9, 1, 9 / 16, 4 / 3];
const ratioOf = (index: number) => RATIOS[index % RATIOS.length] ?? 1;
const items = (count: number) => Array.from({ length: count }, (_, index) => index);
const keyOf = (index: number) => index;

const WIDTH = 1_012;
const SCREEN = 800;

/**
 * Simulates a page with a wall 1012 px wide, in four columns of 244 px, and a viewport 800 px high.
 */
function layOutPage() {
  addWhatJsdomLacks();
  const page = { scrolled: 0 };
  vi.stubGlobal("innerHeight", SCREEN);
  const width = vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(WIDTH);
  const style = vi.spyOn(globalThis, "getComputedStyle").mockImplementation(() => {
    const values: Record<string, string> = { "--columns": "4", "--gap": "12px", "--below": "0px" };
    return { getPropertyValue: (name: string) => values[name] ?? "" } as CSSStyleDeclaration;
  });
  const box = vi
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockImplementation(() => new DOMRect(0, -page.scrolled, WIDTH, 0));
  onTestFinished(() => {
    for (const spy of [width, style, box]) spy.mockRestore();
  });
  return (y: number) => {
    page.scrolled = y;
    act(() => void dispatchEvent(new Event("scroll")));
  };
}

function Wall({ count = 10_000 }: { readonly count?: number }) {
  const [now] = useState(() => items(count));
  return (
    <Masonry
      label="Wall"
      items={now}
      keyOf={keyOf}
      ratioOf={ratioOf}
      total={-1}
      render={(index, at, of) => (
        <article aria-posinset={at + 1} aria-setsize={of}>
          <button type="button">{`work ${index}`}</button>
        </article>
      )}
    />
  );
}

const drawn = () =>
  screen.getAllByRole("article").map((article) => Number(article.getAttribute("aria-posinset")));

test("renders only those of ten thousand works around the viewport, in reading order, at any position", () => {
  const scrollTo = layOutPage();
  render(<Wall />);
  for (const y of [0, 150, 4_000, 123_456, 300_000, 60]) {
    scrollTo(y);
    const places = drawn();
    const { places: planned } = planMasonry(items(10_000).map(ratioOf), 4);
    const sizes = { columns: 4, column: 244, row: 12, below: 0 } as const;
    const seen = tilesIn(planned, ratioOf, { ...sizes, from: y, to: y + SCREEN });
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).toEqual(expect.arrayContaining(seen.map((index) => index + 1)));
    const area = places.reduce((sum, at) => sum + 244 * 244 * (1 / ratioOf(at - 1)), 0);
    expect(area).toBeLessThan(3 * WIDTH * SCREEN);
  }
});

test("keeps the focused item and its neighbours, however far the page is scrolled", () => {
  const scrollTo = layOutPage();
  render(<Wall />);
  const button = screen.getByText("work 5");
  act(() => button.focus());
  scrollTo(200_000);
  expect(document.activeElement).toBe(button);
  expect(drawn().slice(0, 4)).toEqual([5, 6, 7, expect.toSatisfy((at) => at > 1_000)]);
});

test("renders a requested work wherever it is, but not one that no wall contains", () => {
  layOutPage();
  render(<Wall />);
  expect(screen.queryByText("work 7777")).toBeNull();
  expect(reveal(7_777)).toBe(true);
  screen.getByText("work 7777");
  expect(reveal("elsewhere")).toBe(false);
});
