import { vi } from "vitest";

/** Replaces IntersectionObserver: nothing ever comes near the viewport. */
class NothingNear {
  observe() {}
  disconnect() {}
  unobserve() {}
}

export const stubNothingNear = () => vi.stubGlobal("IntersectionObserver", NothingNear);
