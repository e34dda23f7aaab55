import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addWhatJsdomLacks } from "../test/missing-in-jsdom.ts";
import { Toast } from "./toast.tsx";

beforeEach(() => {
  addWhatJsdomLacks();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

test("disappears by itself, but not while it is hovered", async () => {
  const done = vi.fn();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const { unmount } = render(
    <Toast toggled text="Added to the feed." type="success" placement="bottom" onDone={done} />,
  );
  await user.hover(screen.getByText("Added to the feed."));
  act(() => vi.advanceTimersByTime(60_000));
  expect(done).not.toHaveBeenCalled();
  await user.unhover(screen.getByText("Added to the feed."));
  act(() => vi.advanceTimersByTime(60_000));
  expect(done).toHaveBeenCalled();
  unmount();
});

test("covers no control, shifts nothing, and makes way for the focused element", () => {
  // jsdom gives nothing a size.
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(48);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(400);
  const text = "Added to the feed.";
  const { unmount } = render(
    <>
      <button type="button">Share</button>
      <Toast toggled text={text} type="success" placement="bottom" onDone={() => {}} />
    </>,
  );
  const box = document.querySelector<HTMLElement>("[data-toast]");
  const foot = `${innerHeight - 12 - 48}px`;
  expect(box?.className).toContain("fixed");
  expect(box?.style.top).toBe(foot);
  const share = screen.getByRole("button", { name: "Share" });
  const there = new DOMRect(innerWidth / 2 - 50, innerHeight - 60, 100, 44);
  vi.spyOn(share, "getBoundingClientRect").mockReturnValue(there);
  if (box) vi.spyOn(box, "getBoundingClientRect").mockReturnValue(there);
  act(() => share.focus());
  expect([box?.style.top, box?.style.left]).not.toEqual([foot, `${(innerWidth - 400) / 2}px`]);
  unmount();
});

test("does not cover what appears on the page while it is being read", async () => {
  vi.useRealTimers();
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(48);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(400);
  // The toast is where its style places it; what appears later is at the bottom, as wide as the
  // text.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    if (this instanceof HTMLElement && this.dataset.toast !== undefined)
      return new DOMRect(parseFloat(this.style.left), parseFloat(this.style.top), 400, 48);
    return this.tagName === "LABEL"
      ? new DOMRect(0, innerHeight - 60, innerWidth, 48)
      : new DOMRect(0, 0, 0, 0);
  });
  const page = (late: boolean) => (
    <>
      {late && <label htmlFor="words">Describe what you want to see</label>}
      <Toast toggled text="Claimed." type="success" placement="bottom" onDone={() => {}} />
    </>
  );
  const { rerender, unmount } = render(page(false));
  const box = document.querySelector<HTMLElement>("[data-toast]");
  const foot = innerHeight - 12 - 48;
  expect(box?.style.top).toBe(`${foot}px`);
  rerender(page(true));
  await waitFor(() => expect(parseFloat(box?.style.top ?? "")).toBeLessThan(innerHeight - 60 - 47));
  unmount();
});
