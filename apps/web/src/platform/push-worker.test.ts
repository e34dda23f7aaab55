import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";

const source = readFileSync(join(import.meta.dirname, "../../public/push.js"), "utf8");
const origin = "https://kinora.example";

/** Runs the push part of the service worker, with these windows open, and presses a notification. */
async function press(path: string | undefined, windows: readonly string[]) {
  const handlers = new Map<string, (event: object) => void>();
  const navigate = vi.fn();
  const openWindow = vi.fn();
  const open = windows.map((url) => ({
    focus: async () => ({ url, navigate: (to: string) => navigate(url, to) }),
  }));
  runInNewContext(source, {
    ...{ URL, location: { origin } },
    self: {
      clients: { matchAll: async () => open, openWindow },
      addEventListener: (name: string, handle: (event: object) => void) =>
        handlers.set(name, handle),
    },
  });
  const close = vi.fn();
  let done: unknown;
  handlers.get("notificationclick")?.({
    notification: { close, data: path === undefined ? null : { path } },
    waitUntil: (work: unknown) => {
      done = work;
    },
  });
  await done;
  expect(close).toHaveBeenCalledOnce();
  return { went: navigate.mock.calls, opened: openWindow.mock.calls };
}

test("a press on a notification opens its page in the window that was used last", async () => {
  const windows = [`${origin}/create`, `${origin}/feed`];
  expect(await press("/item/one", windows)).toEqual({
    ...{ went: [[`${origin}/create`, `${origin}/item/one`]], opened: [] },
  });
});

test("a window that shows the page already is not loaded again", async () => {
  expect(await press("/item/one", [`${origin}/item/one`])).toEqual({ went: [], opened: [] });
});

test("without a window a new one opens, never at another site", async () => {
  expect((await press("/item/one", [])).opened).toEqual([[`${origin}/item/one`]]);
  for (const path of ["https://evil.example/x", "//evil.example", undefined])
    expect((await press(path, [])).opened).toEqual([[`${origin}/notifications`]]);
});
