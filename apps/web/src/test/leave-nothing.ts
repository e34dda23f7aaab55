// Test files share a window, which takes longer to create than most of them run, so each must leave
// it unchanged.
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

// Menus and sheets are loaded when first opened, which takes time on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// Vitest's own versions give up after a second.
vi.waitFor = vi.waitUntil = () => {
  throw new Error("Wait with waitFor of @testing-library/react: it has everybody's patience.");
};

// jsdom schedules frames with the timers of whichever test first requests one, or removes the
// focused element. Fake timers stop with that test, and no later test of this window would get a
// frame. So a frame is always pending.
declare global {
  var drawing: true | undefined;
}
if (!globalThis.drawing) {
  globalThis.drawing = true;
  const { requestAnimationFrame: nextFrame } = globalThis;
  const draw = () => void nextFrame(draw);
  draw();
}

let there: readonly Element[] = [];
beforeEach(() => {
  there = [...document.body.children];
});

afterEach(() => {
  cleanup();
  // The player's element stays in the window across files once created, because its module keeps
  // it.
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
