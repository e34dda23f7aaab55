import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startDelivering } from "./delivery-loop.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("with nothing due, one question is asked at a time", async () => {
  let asked = 0;
  const stop = startDelivering(async () => {
    asked += 1;
    return false;
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(21);
  await stop();
});

test("services that do not answer hold up only their own, at most four at once, and a stop waits for them", async () => {
  const open: (() => void)[] = [];
  const sent: number[] = [];
  let due = 3;
  const stop = startDelivering(async () => {
    if (open.length < 3) {
      await new Promise<void>((resolve) => open.push(resolve));
      return true;
    }
    if (sent.length === due) return false;
    sent.push(sent.length);
    return true;
  });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(open).toHaveLength(3);
  expect(sent).toHaveLength(3);
  due = 100;
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toHaveLength(100);

  let stopped = false;
  void stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stopped).toBe(false);
  for (const end of open) end();
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).toBe(true);
});

test("never sends more than four at once, and goes on after a failure", async () => {
  let [running, most, tries] = [0, 0, 0];
  const stop = startDelivering(async () => {
    tries += 1;
    if (tries === 1) throw new Error("no database");
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    running -= 1;
    return true;
  });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(most).toBe(4);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(3_000);
  await stopped;
  expect(running).toBe(0);
});
