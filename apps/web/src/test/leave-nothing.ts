// Test files share a window, which takes longer to open than most of them run: each leaves it as it was.
import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// They share modules too: one loaded anew has a second player or a second store that others' files never see.
vi.resetModules = () => {
  throw new Error("Files share their modules: make what holds state with a function instead.");
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
