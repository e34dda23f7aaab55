import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { turnTaker } from "./take-turns.ts";

it("keeps each key within its limit and in order, and makes no key wait for another", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.record({ key: fc.constantFrom("a", "b"), fails: fc.boolean() }), {
        maxLength: 12,
      }),
      async (scheduler, most, jobs) => {
        const takeTurn = turnTaker({ most, longestMs: 60_000, longestLine: 12 });
        const atWork = new Map<string, number>();
        const begun = new Map<string, number[]>();
        const done = jobs.map(({ key, fails }, n) =>
          takeTurn(key, async () => {
            begun.set(key, [...(begun.get(key) ?? []), n]);
            atWork.set(key, (atWork.get(key) ?? 0) + 1);
            expect(atWork.get(key)).toBeLessThanOrEqual(most);
            await scheduler.schedule(Promise.resolve());
            atWork.set(key, (atWork.get(key) ?? 0) - 1);
            if (fails) throw new Error("failed");
            return n;
          }).catch(() => n),
        );
        for (const key of ["a", "b"]) {
          const own = jobs.filter((job) => job.key === key).length;
          expect(begun.get(key)?.length ?? 0).toBe(Math.min(own, most));
        }
        await scheduler.waitFor(Promise.all(done));
        for (const order of begun.values()) expect(order).toEqual(order.toSorted((a, b) => a - b));
        expect([...begun.values()].flat().length).toBe(jobs.length);
      },
    ),
  );
});

it("rejects requests that waited too long and gives their place to the next", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const takeTurn = turnTaker({ most: 1, longestMs: 5_000, longestLine: 2 });
    const { promise: hangs, resolve: end } = Promise.withResolvers<string>();
    const first = takeTurn("a", () => hangs);
    const late = vi.fn(async () => "late");
    const second = expect(takeTurn("a", late)).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
    });
    await vi.advanceTimersByTimeAsync(3_000);
    const third = takeTurn("a", async () => "third");
    await vi.advanceTimersByTimeAsync(2_000);
    await second;
    end("first");
    expect(await Promise.all([first, third])).toEqual(["first", "third"]);
    expect(late).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
    expect(await takeTurn("a", async () => "fourth")).toBe("fourth");
  } finally {
    vi.useRealTimers();
  }
});

describe("a request to a full queue", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  const fullLine = () => {
    const takeTurn = turnTaker({ most: 1, longestMs: 60_000, longestLine: 0 });
    void takeTurn("a", () => new Promise(() => {}));
    let told = 0;
    const come = (people: number) => {
      for (let count = 0; count < people; count += 1)
        takeTurn("a", async () => {}).catch(() => (told += 1));
    };
    return { come, told: () => told };
  };

  it("is rejected after a delay that varies", async () => {
    const { come, told } = fullLine();
    come(200);
    await vi.advanceTimersByTimeAsync(499);
    expect(told()).toBe(0);
    await vi.advanceTimersByTimeAsync(501);
    expect(told()).toBeGreaterThan(0);
    expect(told()).toBeLessThan(200);
    await vi.advanceTimersByTimeAsync(500);
    expect(told()).toBe(200);
  });

  it("is rejected at once when thousands are being delayed already", async () => {
    const { come, told } = fullLine();
    come(2_010);
    await vi.advanceTimersByTimeAsync(0);
    expect(told()).toBe(10);
  });
});

it("rejects requests to a full queue and keeps the places of those in it", async () => {
  const takeTurn = turnTaker({ most: 1, longestMs: 60_000, longestLine: 1 });
  const { promise: hangs, resolve: end } = Promise.withResolvers<string>();
  const served = [takeTurn("a", () => hangs), takeTurn("a", async () => "second")];
  const tooMany = vi.fn(async () => "third");
  await expect(takeTurn("a", tooMany)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect(await takeTurn("b", async () => "another line")).toBe("another line");
  end("first");
  expect(await Promise.all(served)).toEqual(["first", "second"]);
  expect(tooMany).not.toHaveBeenCalled();
  expect(await takeTurn("a", async () => "fourth")).toBe("fourth");
});
