import { expect, it } from "vitest";
import { keepFor } from "./keep-for.ts";

it("loads once for all concurrent reads, and again after forget", async () => {
  let asked = 0;
  const { read, forget } = keepFor(60_000, async () => ++asked);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
  forget();
  expect(await read()).toBe(2);
});

it("loads again once the time has passed", async () => {
  let asked = 0;
  const { read } = keepFor(0, async () => ++asked);
  expect([await read(), await read()]).toEqual([1, 2]);
});

it("does not cache a failure", async () => {
  let asked = 0;
  const { read } = keepFor(60_000, async () => {
    asked += 1;
    if (asked === 1) throw new Error("away");
    return asked;
  });
  await expect(read()).rejects.toThrow("away");
  expect(await read()).toBe(2);
});
