import { expect, it } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

it("does what was asked for meanwhile once more, and never twice at once", async () => {
  let [running, most, done] = [0, 0, 0];
  const open: (() => void)[] = [];
  const work = oneAtATime(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => open.push(resolve));
    running -= 1;
    done += 1;
  });
  const all = Promise.all([work(), work(), work()]);
  open.shift()?.();
  await Promise.resolve();
  await new Promise(setImmediate);
  open.shift()?.();
  await all;
  expect([most, done]).toEqual([1, 2]);
});

it("goes on after work that failed", async () => {
  let fails = true;
  const work = oneAtATime(async () => {
    if (fails) throw new Error("not now");
  });
  await expect(work()).rejects.toThrow("not now");
  fails = false;
  await work();
});
