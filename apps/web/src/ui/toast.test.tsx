import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toast } from "./toast.tsx";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

test("a message goes by itself, but not while it is pointed at", async () => {
  const done = vi.fn();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const { unmount } = render(
    <Toast toggled text="It is in the feed." type="success" placement="bottom" onDone={done} />,
  );
  await user.hover(screen.getByText("It is in the feed."));
  act(() => vi.advanceTimersByTime(60_000));
  expect(done).not.toHaveBeenCalled();
  await user.unhover(screen.getByText("It is in the feed."));
  act(() => vi.advanceTimersByTime(60_000));
  expect(done).toHaveBeenCalled();
  unmount();
});
