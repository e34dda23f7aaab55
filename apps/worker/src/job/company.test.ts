import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openCompany } from "./company.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

test("nothing begins alone during the others' time, and a waiting suspect begins after it", async () => {
  const company = openCompany(() => {});
  const others = company.join();
  const place = company.alone();
  let isBegun = false;
  void place.begun.then(() => {
    isBegun = true;
  });
  expect(company.join()).toBeNull();
  company.letOthersIn();
  const newcomer = company.join();
  expect(newcomer).not.toBeNull();
  others?.();
  newcomer?.();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(isBegun).toBe(false);
  expect(company.isOthersTime()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isBegun).toBe(true);
  expect(company.join()).toBeNull();
});

test("the others' time begins only after the suspect that runs alone has ended", async () => {
  const opened = vi.fn();
  const company = openCompany(opened);
  const alone = await company.alone().begun;
  const next = company.alone();
  company.letOthersIn();
  expect(company.isOthersTime()).toBe(true);
  vi.advanceTimersByTime(30_000);
  expect(company.join()).toBeNull();
  expect(company.isOthersTime()).toBe(true);
  alone.leave();
  expect(opened).toHaveBeenCalledOnce();
  expect(company.join()).not.toBeNull();
  expect(next.withdraw()).toBe(true);
});

test("gaps between two suspects do not reset the limit, but time in which others could begin counts for them", async () => {
  const company = openCompany(() => {});
  const tryAlone = async (milliseconds: number) => {
    const { leave } = await company.alone().begun;
    vi.advanceTimersByTime(milliseconds);
    leave();
  };
  await tryAlone(6_000);
  expect(company.isClosedTooLong()).toBe(false);
  company.join()?.();
  vi.advanceTimersByTime(100);
  await tryAlone(6_000);
  expect(company.isClosedTooLong()).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(company.isClosedTooLong()).toBe(false);
  vi.advanceTimersByTime(60_000);
  await tryAlone(9_000);
  expect(company.isClosedTooLong()).toBe(false);
});
