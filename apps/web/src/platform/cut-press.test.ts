import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mendCutPresses } from "./cut-press.ts";

let stop = new AbortController();
let pressed: string[] = [];
beforeEach(() => {
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
  document.body.replaceChildren();
});

function draw(name: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = "#work";
  link.addEventListener("click", () => pressed.push(name));
  document.body.append(link);
  return link;
}
const send = (type: string, target: Element, clientX = 0) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, clientX }),
  );
const later = () => new Promise((resolve) => setTimeout(resolve, 60));

test("a press is heard by what stands in its place when that comes, once", async () => {
  const before = draw("before");
  send("pointerdown", before);
  before.remove();
  send("pointerup", document.body);
  await later();
  expect(pressed).toEqual([]);
  draw("after");
  await vi.waitFor(() => expect(pressed).toEqual(["after"]));
  await later();
  expect(pressed).toEqual(["after"]);
});

test("of a press that is whole the browser makes a click by itself", async () => {
  const link = draw("link");
  send("pointerdown", link);
  send("pointerup", link);
  link.click();
  await later();
  expect(pressed).toEqual(["link"]);
});

test.each([
  ["that wandered off", (link: Element) => send("pointerup", link, 40)],
  ["that became a scroll", (link: Element) => send("pointercancel", link)],
])("a press %s is none", async (_what, end) => {
  const before = draw("before");
  send("pointerdown", before);
  before.remove();
  draw("after");
  end(document.body);
  send("pointerup", document.body, 40);
  await later();
  expect(pressed).toEqual([]);
});
