import { vi } from "vitest";

/** In place of the browser's IntersectionObserver: nothing ever comes near the screen. */
class NothingNear {
  observe() {}
  disconnect() {}
  unobserve() {}
}

export const stubNothingNear = () => vi.stubGlobal("IntersectionObserver", NothingNear);
