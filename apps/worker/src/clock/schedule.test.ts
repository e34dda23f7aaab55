import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ClockTask, startSchedule } from "./schedule.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const task = (name: string, run: () => Promise<void>): ClockTask => ({ name, every: 0, run });
const run = (one: ClockTask) => one.run();
const never = () => new Promise<void>(() => {});

test("a task that never ends does not delay the others and is logged once", async () => {
  const ran: string[] = [];
  const log: string[] = [];
  const others = Array.from({ length: 9 }, (_, at) =>
    task(`other ${at}`, async () => void ran.push(`other ${at}`)),
  );
  startSchedule([task("endless", never), ...others], run, (line) => log.push(line), {
    look: 5_000,
    clock: () => Date.now(),
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(ran).toEqual(others.map(({ name }) => name));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ran).toHaveLength(18);
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(log).toEqual(["endless: has been running for 10 minutes"]);
});

test("a task does not run twice at the same time, and a failed one runs again", async () => {
  let open = 0;
  let most = 0;
  let tries = 0;
  const slow = task("slow", async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 12_000));
    open -= 1;
  });
  const failing = task("failing", async () => {
    tries += 1;
    throw new Error("no database");
  });
  const log: string[] = [];
  const schedule = startSchedule([slow, failing], run, (line) => log.push(line));
  await vi.advanceTimersByTimeAsync(21_000);
  expect(most).toBe(1);
  expect(tries).toBe(5);
  expect(log[0]).toBe("failing: no database");
  let stopped = false;
  void schedule.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).toBe(false);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(stopped).toBe(true);
  expect(tries).toBe(5);
});
