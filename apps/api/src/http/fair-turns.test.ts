import fc from "fast-check";
import { expect, it } from "vitest";
import { fairTurns } from "./fair-turns.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

it("gives each who waits one turn after the other, however much somebody else asks for", async () => {
  const take = fairTurns({ most: 2, longestMs: 5_000 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (who: string) => () => {
    begun.push(who);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const all = [...Array(6).fill("flood"), "ada", "bruno", "flood"].map((who) =>
    take(who, work(who)),
  );
  expect(begun).toEqual(["flood", "flood"]);
  while (ends.length > 0) {
    ends.shift()?.();
    await settled();
  }
  await Promise.all(all);
  expect(begun.slice(2, 6)).toEqual(["flood", "ada", "bruno", "flood"]);
  expect(begun).toHaveLength(9);
});

it("refuses who has waited too long, and only them", async () => {
  const take = fairTurns({ most: 1, longestMs: 30 });
  const gate = Promise.withResolvers<string>();
  const first = take("ada", () => gate.promise);
  await expect(take("bruno", async () => "late")).rejects.toMatchObject({
    code: "SERVICE_UNAVAILABLE",
  });
  gate.resolve("done");
  expect(await first).toBe("done");
  expect(await take("bruno", async () => "now")).toBe("now");
});

it("never has more at work than it may, and loses no place", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), fc.boolean()), { maxLength: 20 }),
      async (most, asks) => {
        const take = fairTurns({ most, longestMs: 5_000 });
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
