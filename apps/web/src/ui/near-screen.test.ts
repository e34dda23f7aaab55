import { beforeEach, expect, test, vi } from "vitest";
import { nearWatcher } from "./near-screen.ts";

type Tell = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;

const made: { tell: Tell; margin: string; seen: Set<Element> }[] = [];

class Observer {
  readonly #seen = new Set<Element>();
  constructor(tell: Tell, { rootMargin }: { rootMargin: string }) {
    made.push({ tell, margin: rootMargin, seen: this.#seen });
  }
  observe(element: Element) {
    this.#seen.add(element);
  }
  unobserve(element: Element) {
    this.#seen.delete(element);
  }
  disconnect() {
    this.#seen.clear();
  }
}

beforeEach(() => {
  made.length = 0;
  vi.stubGlobal("IntersectionObserver", Observer);
});

test("reports each element that comes near, until it is unobserved", () => {
  const watchNear = nearWatcher();
  const [first, second] = [document.createElement("i"), document.createElement("i")];
  const near: string[] = [];
  const stop = watchNear(first, () => near.push("first"));
  const stopBoth = [stop, watchNear(second, () => near.push("second"))];
  made[0]?.tell([
    { target: first, isIntersecting: false },
    { target: second, isIntersecting: true },
  ]);
  expect(near).toEqual(["second"]);
  stop();
  made[0]?.tell([{ target: first, isIntersecting: true }]);
  expect(near).toEqual(["second"]);
  for (const each of stopBoth) each();
});

test("looks further ahead once the user scrolls", () => {
  const watchNear = nearWatcher();
  const element = document.createElement("i");
  const gone = document.createElement("i");
  watchNear(element, () => undefined);
  watchNear(gone, () => undefined)();
  dispatchEvent(new Event("scroll"));
  dispatchEvent(new Event("scroll"));
  const watching = (it: Element) => made.filter(({ seen }) => seen.has(it));
  expect(watching(element).map(({ margin }) => margin)).toEqual(["1200px"]);
  expect(watching(gone)).toEqual([]);
});
