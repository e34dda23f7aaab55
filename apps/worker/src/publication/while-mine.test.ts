import { expect, onTestFinished, test, vi } from "vitest";
import { whileMine } from "./while-mine.ts";

const START = Date.parse("2026-11-28T12:00:00Z");

/** A call that lasts until it is cut off. */
const endless = (signal: AbortSignal) =>
  new Promise<string>((resolve) => {
    signal.addEventListener("abort", () => resolve("cut off"));
  });

test("a call is cut off at its time, by the clock, and when the attempt is over", async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let time = START;
  const [attempt, now] = [new AbortController(), () => new Date(time)];
  const mine = { until: new Date(START + 60_000), signal: attempt.signal, now };
  const late = whileMine(mine, endless);
  vi.advanceTimersByTime(5_000);
  // The machine sleeps.
  time += 3_600_000;
  vi.advanceTimersByTime(1_000);
  expect(await late).toBe("cut off");
  const lost = whileMine({ ...mine, until: new Date(time + 60_000) }, endless);
  attempt.abort(new Error("lost"));
  expect(await lost).toBe("cut off");
  await expect(whileMine(mine, endless)).rejects.toThrow("lost");
  expect(vi.getTimerCount()).toBe(0);
});
