// Test files share a process and its modules, because loading them takes longer than most tests.
// Each file therefore restores the global state.
import { afterAll, vi } from "vitest";

// Vitest drops modules that are still loading when a file ends, and later files would never receive
// them. Each file therefore waits for its imports (watch-imports.ts).
declare global {
  var watchImport: <T>(asked: Promise<T>) => Promise<T>;
}
const asked = new Set<Promise<unknown>>();
globalThis.watchImport = (module) => {
  asked.add(module);
  return module;
};
afterAll(async () => {
  while (asked.size > 0) {
    const waited = [...asked];
    await Promise.allSettled(waited);
    for (const module of waited) asked.delete(module);
  }
});

const environment = { ...process.env };
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env))
    if (!Object.hasOwn(environment, name)) delete process.env[name];
  Object.assign(process.env, environment);
});

// A reloaded module would have a second player or store, separate from that of other files.
vi.resetModules = () => {
  throw new Error("Files share their modules: make what holds state with a function instead.");
};
