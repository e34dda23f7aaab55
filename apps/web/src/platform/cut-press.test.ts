import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mendCutPresses } from "./cut-press.ts";

let stop = new AbortController();
let pressed: string[] = [];
const drawn: HTMLAnchorElement[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "requestAnimationFrame"] });
  [stop, pressed] = [new AbortController(), []];
  mendCutPresses(
    ({ target }) => (target instanceof Element ? (target.closest("a") ?? undefined) : undefined),
    (before) =>
      document.querySelector<HTMLElement>(`a[href="${before.getAttribute("href")}"]`) ?? undefined,
    stop.signal,
  );
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
  for (const link of drawn.splice(0)) link.remove();
});

function draw(name: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = "#work";
  link.addEventListener("click", () => pressed.push(name));
  document.body.append(link);
  drawn.push(link);
  return link;
}
const send = (type: string, target: Element, clientX = 0) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, clientX }),
  );
const later = (ms = 100) => vi.advanceTimersByTime(ms);

test.each([
  ["when that comes, once", 900, ["after"]],
  ["within a second, not later", 1_100, []],
])("delivers a press to the element that replaced the pressed one %s", (_when, ms, heard) => {
  const before = draw("before");
  send("pointerdown", before);
  before.remove();
  send("pointerup", document.body);
  later(ms);
  expect(pressed).toEqual([]);
  draw("after");
  later();
  expect(pressed).toEqual(heard);
  later();
  expect(pressed).toEqual(heard);
});

test("leaves an uninterrupted press to the browser's own click", () => {
  const link = draw("link");
  send("pointerdown", link);
  send("pointerup", link);
  link.click();
  later();
  expect(pressed).toEqual(["link"]);
});

test.each([
  ["that wandered off", (link: Element) => send("pointerup", link, 40)],
  ["that became a scroll", (link: Element) => send("pointercancel", link)],
])("ignores a press %s", (_what, end) => {
  const before = draw("before");
  send("pointerdown", before);
  before.remove();
  draw("after");
  end(document.body);
  send("pointerup", document.body, 40);
  later();
  expect(pressed).toEqual([]);
});
