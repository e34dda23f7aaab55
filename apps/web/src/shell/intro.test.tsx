import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show } from "../test/show.tsx";
import { Intro } from "./intro.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Visits the front page until it is idle and the intro has loaded. */
async function visit({ busy = () => undefined as unknown, signedIn = false } = {}): Promise<void> {
  cleanup();
  show(() => <Intro />, { signedIn });
  await act(() => vi.advanceTimersByTimeAsync(0));
  busy();
  await act(async () => {
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(2_000);
  });
}

test("shows a new visitor the intro once", async () => {
  await visit();
  expect(screen.getByRole("dialog", { name: "Write what you want to see" })).toBeTruthy();
  act(() => screen.getByRole("button", { name: "Skip" }).click());
  await visit();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each(["pointerdown", "keydown", "scroll"])(
  "does not interrupt a visitor who is already busy (%s), and shows it another time",
  async (kind) => {
    await visit({ busy: () => dispatchEvent(new Event(kind)) });
    expect(screen.queryByRole("dialog")).toBeNull();
    await visit();
    expect(screen.getByRole("dialog")).toBeTruthy();
  },
);

test("shows nothing to members", async () => {
  await visit({ signedIn: true });
  expect(screen.queryByRole("dialog")).toBeNull();
});
