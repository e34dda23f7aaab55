// Test files share a window, which takes longer to open than most of them run: each leaves it as it was.
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

// They share modules too: one loaded anew has a second player or a second store that others' files never see.
vi.resetModules = () => {
  throw new Error("Files share their modules: make what holds state with a function instead.");
};

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
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
