import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addWhatJsdomLacks } from "../test/missing-in-jsdom.ts";
import { Toast } from "./toast.tsx";

beforeEach(() => {
  addWhatJsdomLacks();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

test("a message goes by itself, but not while it is pointed at", async () => {
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

test("it lies where no control is, moves nothing, and makes way for what gets the focus", () => {
  // Nothing has a size in jsdom.
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
