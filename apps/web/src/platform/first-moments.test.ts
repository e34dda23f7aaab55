import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isNotFetched, loadIfThere, takeLastKey, waitForMissingParts } from "./first-moments.ts";

const SCRIPT = readFileSync(join(import.meta.dirname, "../../public/first-moments.js"), "utf8");
const reload = vi.fn();
let serverIsThere = true;
let page = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  serverIsThere = true;
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", async () => {
    if (!serverIsThere) throw new TypeError("Failed to fetch");
    return { ok: true };
  });
  const listen = addEventListener;
  vi.stubGlobal("addEventListener", (type: string, listener: EventListener) =>
    listen(type, listener, { signal: page.signal }),
  );
});
afterEach(leavePage);

function leavePage() {
  page.abort();
  page = new AbortController();
  vi.clearAllTimers();
  notice()?.remove();
  globalThis.firstMoments = undefined;
}

const notice = () => document.querySelector("[role=status]");

/** Starts a page: the first script, then the app's. */
function openPage() {
  leavePage();
  new Function(SCRIPT)();
  waitForMissingParts();
}

function failToFetch(message = "Failed to fetch dynamically imported module: /assets/part.js") {
  const payload = new Error(message);
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  return payload;
}

test("waits for the server when a part was not fetched, and reloads the page once", async () => {
  serverIsThere = false;
  openPage();
  failToFetch();
  failToFetch();
  expect(document.querySelectorAll("[role=status]")).toHaveLength(1);
  expect(notice()?.textContent).toBe(
    "Waiting for the connection. The page will continue on its own.",
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  serverIsThere = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("does not reload in a loop when a part is missing although the server answers", async () => {
  openPage();
  failToFetch();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalledTimes(1);
  openPage();
  failToFetch();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(notice()?.textContent).toBe(
    "Part of this page couldn't be loaded. Reload it to try again.",
  );
});

test("does not treat a part that was fetched but failed as a connection problem", () => {
  openPage();
  failToFetch("x is not a function");
  expect(notice()?.textContent).toBeUndefined();
});

test("keeps the router from reloading the page, which would lose it offline", () => {
  openPage();
  const error = failToFetch();
  // The prefixes by which the router recognises them.
  expect(error.message).not.toMatch(/^(Failed to fetch|error loading|Importing a module)/);
  expect(isNotFetched(error)).toBe(true);
});

test("reloads the page on a retry only when the server answers", async () => {
  openPage();
  serverIsThere = false;
  loadIfThere();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).not.toHaveBeenCalled();
  serverIsThere = true;
  loadIfThere();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("returns an early key press once, and not after a click", () => {
  openPage();
  const press = (key: string) => dispatchEvent(new KeyboardEvent("keydown", { key }));
  press("c");
  expect(takeLastKey()?.key).toBe("c");
  expect(takeLastKey()).toBeNull();
  press("g");
  dispatchEvent(new MouseEvent("click"));
  expect(takeLastKey()).toBeNull();
});
