import fc from "fast-check";
import { expect, it } from "vitest";
import { type DrawnPair, drawPair, type PairableEntry, type ShownPair } from "./draw-pair.ts";

const entries: fc.Arbitrary<PairableEntry[]> = fc
  .array(
    fc.record({
      author: fc.constantFrom("me", "p", "q", "r", "s"),
      compared: fc.integer({ min: 0, max: 5 }),
      strength: fc.double({ min: -3, max: 3, noNaN: true }),
    }),
    { maxLength: 14 },
  )
  .map((list) => list.map((entry, n) => ({ ...entry, id: `e${n}` })));

/** Shows a person pairs until there are none, answering all but every `skips`th. */
function showAll(given: readonly PairableEntry[], seed: number, skips = 7): DrawnPair[] {
  const drawn: DrawnPair[] = [];
  const shown: ShownPair[] = [];
  for (let n = 0; n < 300; n += 1) {
    const pair = drawPair("me", given, shown, seed + n);
    if (pair === null) break;
    drawn.push(pair);
    const { left, right } = pair;
    shown.push({ left, right, choice: n % skips === 3 ? "skip" : "left" });
  }
  return drawn;
}
const keyOf = ({ left, right }: DrawnPair) => [left, right].sort().join();

it("never shows one's own entry, two by one author, or a pair twice but mirrored once", () => {
  fc.assert(
    fc.property(entries, fc.nat(), (given, seed) => {
      const authors = new Map(given.map(({ id, author }) => [id, author]));
      const drawn = showAll(given, seed);
      for (const [n, pair] of drawn.entries()) {
        const [left, right] = [authors.get(pair.left), authors.get(pair.right)];
        expect(left).not.toBe("me");
        expect(right).not.toBe("me");
        expect(left).not.toBe(right);
        const before = drawn.slice(0, n).filter((other) => keyOf(other) === keyOf(pair));
        expect(before.length).toBe(pair.isRepeat ? 1 : 0);
        if (pair.isRepeat) {
          expect((n + 1) % 10).toBe(0);
          expect(before[0]).toMatchObject({ left: pair.right, right: pair.left });
        }
      }
    }),
    { numRuns: 200 },
  );
});

it("shows all pairs that there are, and every tenth again", () => {
  const given = Array.from({ length: 9 }, (_, n) => ({
    ...{ id: `e${n}`, author: n === 0 ? "me" : `a${n}`, compared: 0, strength: n },
  }));
  const drawn = showAll(given, 4);
  expect(new Set(drawn.map(keyOf)).size).toBe(28);
  expect(drawn.filter(({ isRepeat }) => isRepeat).length).toBe(Math.floor(drawn.length / 10));
  expect(drawn.flatMap(({ isRepeat }, n) => (isRepeat ? [n + 1] : []))).toEqual([10, 20, 30]);
});

it("is decided by its seed", () => {
  fc.assert(
    fc.property(entries, fc.nat(), (given, seed) => {
      expect(drawPair("me", given, [], seed)).toEqual(drawPair("me", given, [], seed));
    }),
  );
  const given = Array.from({ length: 8 }, (_, n) => ({
    ...{ id: `e${n}`, author: `a${n}`, compared: 0, strength: 0 },
  }));
  const sides = Array.from({ length: 60 }, (_, seed) => drawPair("me", given, [], seed)?.left);
  expect(new Set(sides).size).toBe(8);
});

it("takes the least compared entry and the one closest to it", () => {
  fc.assert(
    fc.property(entries, fc.nat(), (given, seed) => {
      const others = given.filter(({ author }) => author !== "me");
      const pair = drawPair("me", given, [], seed);
      const least = Math.min(...others.map(({ compared }) => compared));
      const shown = others.filter(({ id }) => id === pair?.left || id === pair?.right);
      const partnersOf = (one: PairableEntry) =>
        others.filter(({ author }) => author !== one.author);
      const possible = others.filter((one) => partnersOf(one).length > 0);
      expect(pair === null).toBe(possible.length === 0);
      if (pair === null) return;
      const away = (a: PairableEntry, b: PairableEntry) => Math.abs(a.strength - b.strength);
      const isRight = shown.some((one) => {
        const other = shown.find((each) => each !== one);
        if (!other || one.compared > Math.min(...possible.map((each) => each.compared)))
          return false;
        return partnersOf(one).every((each) => away(one, each) >= away(one, other));
      });
      expect(isRight).toBe(true);
      expect(least).toBeLessThanOrEqual(Math.min(...shown.map(({ compared }) => compared)));
    }),
    { numRuns: 300 },
  );
});
