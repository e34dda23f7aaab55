// Test files share a process and its modules, which take longer to load than most tests run: each leaves them as it
// found them.
import { afterAll, vi } from "vitest";

// What is still being fetched when a file ends, vitest drops, and the files after it never get it either: each waits
// for what it asked for (watch-imports.ts).
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

// A module that is loaded anew has a second player or a second store that others' files never see.
vi.resetModules = () => {
  throw new Error("Files share their modules: make what holds state with a function instead.");
};
