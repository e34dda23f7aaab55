// Test files share a window, which takes longer to open than most of them run: each leaves it as it was.
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

// Menus and sheets are fetched when first opened; on a busy machine that takes its time.
configure({ asyncUtilTimeout: 60_000 });

// Those of vitest give up after a second.
vi.waitFor = vi.waitUntil = () => {
  throw new Error("Wait with waitFor of @testing-library/react: it has everybody's patience.");
};

// jsdom draws by a clock that it takes from whichever test first wants a frame, or takes away what has the focus; a
// false one stands still once that test is over, and no later test of this window has a frame. Somebody always wants one.
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
