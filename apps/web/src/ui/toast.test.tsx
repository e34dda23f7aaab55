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

test("what sticks below the bar is told how high its strip is, as long as it is there", () => {
  // Nothing has a size in jsdom.
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(56);
  const room = () => document.documentElement.style.getPropertyValue("--toast");
  const shown = { text: "Added to the feed.", type: "success", placement: "bottom" } as const;
  const { rerender, unmount } = render(<Toast {...shown} toggled onDone={() => {}} />);
  expect(room()).toBe("56px");
  rerender(<Toast {...shown} toggled={false} onDone={() => {}} />);
  expect(room()).toBe("");
  unmount();
});
