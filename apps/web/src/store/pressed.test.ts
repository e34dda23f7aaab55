import { expect, onTestFinished, test, vi } from "vitest";
import { keepPressed, type Pressed, takePressed } from "./pressed.ts";

const LIKE: Pressed = { act: "like", id: "crt_1" };

/** Leaves this page to sign in after this press. */
function leave(pressed: Pressed | null, from = "/item/crt_1") {
  onTestFinished(() => {
    vi.useRealTimers();
    sessionStorage.clear();
    history.replaceState(null, "", "/");
  });
  vi.useFakeTimers({ now: new Date("2026-06-15T12:00:00Z"), toFake: ["Date"] });
  history.replaceState(null, "", "/item/crt_1");
  keepPressed(pressed, from);
}

test("returns the press once on return", () => {
  leave(LIKE);
  expect(takePressed()).toMatchObject(LIKE);
  expect(takePressed()).toBeNull();
});

test("keeps it for minutes, not for the day", () => {
  leave(LIKE);
  vi.setSystemTime(new Date("2026-06-15T12:10:01Z"));
  expect(takePressed()).toBeNull();
});

test("drops it when the user returns elsewhere or next left without a press", () => {
  leave(LIKE, "/recent");
  expect(takePressed()).toBeNull();
  history.replaceState(null, "", "/recent");
  expect(takePressed()).toBeNull();
  leave(LIKE);
  keepPressed(null, "/item/crt_1");
  expect(takePressed()).toBeNull();
});
