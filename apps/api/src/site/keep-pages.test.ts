import { expect, it, vi } from "vitest";
import { pageKeeper } from "./keep-pages.ts";

it("renders once for concurrent requests and for a second after, then again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const keep = pageKeeper<number>(1_000);
    let written = 0;
    const write = async () => ++written;
    expect(await Promise.all([keep("/", write), keep("/", write)])).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(999);
    expect(await keep("/", write)).toBe(1);
    expect(await keep("/help", write)).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await keep("/", write)).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});

it("does not cache a failure", async () => {
  const keep = pageKeeper<number>(1_000);
  await expect(keep("/", () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await keep("/", async () => 1)).toBe(1);
});
