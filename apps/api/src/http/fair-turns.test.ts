import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { fairTurns } from "./fair-turns.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Starts work that ends on demand, and records whose work has started. */
function desk(most: number) {
  const take = fairTurns({ most, longestMs: 5_000, longestLine: 1_000 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (who: string) =>
    take(who, () => {
      begun.push(who);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const endOne = async () => {
    ends.shift()?.();
    await settled();
  };
  return { ask, begun, ends, endOne };
}

it("serves the keys that had least first, however much another key requests", async () => {
  const { ask, begun, ends, endOne } = desk(2);
  const all = [...Array(6).fill("flood"), "ada", "bruno", "flood"].map(ask);
  expect(begun).toEqual(["flood", "flood"]);
  while (ends.length > 0) await endOne();
  await Promise.all(all);
  expect(begun.slice(2, 5).toSorted()).toEqual(["ada", "bruno", "flood"]);
  expect(begun).toHaveLength(9);
});

it("counts the duration of work, not the number of requests", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const { ask, begun, ends, endOne } = desk(1);
    const all = [
      ask("heavy"),
      ask("heavy"),
      ask("light"),
      ask("light"),
      ask("light"),
      ask("heavy"),
    ];
    while (ends.length > 0) {
      vi.advanceTimersByTime(begun.at(-1) === "heavy" ? 300 : 20);
      await endOne();
    }
    await Promise.all(all);
    expect(begun).toEqual(["heavy", "light", "light", "light", "heavy", "heavy"]);
  } finally {
    vi.useRealTimers();
  }
});

it("lets no key save up: a newcomer gets only its share", async () => {
  const { ask, begun, ends, endOne } = desk(1);
  const all = Array.from({ length: 20 }, () => ask("early"));
  for (let count = 0; count < 10; count += 1) await endOne();
  all.push(...Array.from({ length: 4 }, () => ask("late")));
  while (ends.length > 0) await endOne();
  await Promise.all(all);
  // Late work does not all run before the next early work.
  expect(begun.slice(10).lastIndexOf("late")).toBeGreaterThan(4);
});

it("rejects only requests that have waited too long", async () => {
  const take = fairTurns({ most: 1, longestMs: 30, longestLine: 1_000 });
  const gate = Promise.withResolvers<string>();
  const first = take("ada", () => gate.promise);
  await expect(take("bruno", async () => "late")).rejects.toMatchObject({
    code: "SERVICE_UNAVAILABLE",
  });
  gate.resolve("done");
  expect(await first).toBe("done");
  expect(await take("bruno", async () => "now")).toBe("now");
});

it("never exceeds its concurrency and never loses a slot", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), fc.boolean()), { maxLength: 20 }),
      async (most, asks) => {
        const take = fairTurns({ most, longestMs: 5_000, longestLine: 1_000 });
        let [atWork, peak] = [0, 0];
        const work = (fails: boolean) => async () => {
          atWork += 1;
          peak = Math.max(peak, atWork);
          await Promise.resolve();
          atWork -= 1;
          if (fails) throw new Error("it broke");
        };
        await Promise.allSettled(asks.map(([who, fails]) => take(who, work(fails))));
        expect(peak).toBeLessThanOrEqual(most);
        await Promise.all(Array.from({ length: most }, () => take("d", work(false))));
        expect(atWork).toBe(0);
      },
    ),
    { numRuns: 50 },
  );
});
