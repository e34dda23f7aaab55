// Test files share a window, which takes longer to open than most of them run: each leaves it as it was.
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

// They share modules too: one loaded anew has a second player or a second store that others' files never see.
vi.resetModules = () => {
  throw new Error("Files share their modules: make what holds state with a function instead.");
};

/** Milliseconds in which a frame is drawn for certain. */
const A_FRAME = 20;

let there: readonly Element[] = [];
beforeEach(() => {
  there = [...document.body.children];
});

afterEach(() => {
  cleanup();
  // The player's element, once opened, stays while files come and go: its module keeps it.
  if (there.some((element) => !element.isConnected)) {
    throw new Error("This test took away what was in the window before it.");
  }
  // jsdom draws by a clock that it takes from whichever test first wants a frame, or takes away what has the focus:
  // a false one must have run down, or no later test has a frame.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(A_FRAME);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
