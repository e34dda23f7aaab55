import { expect, test } from "vitest";
import { unlessAborted } from "./unless-aborted.ts";

const never = new Promise<never>(() => {});

test("returns what the work returns", async () => {
  const { signal } = new AbortController();
  expect(await unlessAborted(Promise.resolve(7), signal)).toBe(7);
  const failing = unlessAborted(Promise.reject(new Error("no")), signal);
  await expect(failing).rejects.toThrow("no");
});

test("does not wait for work whose result is no longer wanted", async () => {
  const controller = new AbortController();
  const waiting = unlessAborted(never, controller.signal);
  controller.abort(new Error("cancelled"));
  await expect(waiting).rejects.toThrow("cancelled");
  await expect(unlessAborted(never, controller.signal)).rejects.toThrow("cancelled");
});
