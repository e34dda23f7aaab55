import fc from "fast-check";
import { expect, test } from "vitest";
import { pairwise } from "./pairwise.ts";

const someCase = fc.tuple(fc.nat(4), fc.nat(3), fc.nat(2)).map((one) => one.map(String));

/** Returns all pairs of values of different fields. */
const pairsOf = (cases: readonly (readonly string[])[]) =>
  new Set(
    cases.flatMap((one) =>
      one.flatMap((value, at) =>
        one.slice(at + 1).map((other, ahead) => `${at}=${value} ${at + 1 + ahead}=${other}`),
      ),
    ),
  );

test("every pair that occurs is drawn, every value before pairs that are new only together", () => {
  fc.assert(
    fc.property(fc.array(someCase, { maxLength: 60 }), fc.nat(), (all, seed) => {
      const drawn = pairwise(all, (one) => one, seed);
      expect(pairsOf(drawn)).toEqual(pairsOf(all));
      expect(all).toEqual(expect.arrayContaining([...drawn]));
      const values = new Set<string>();
      const isNew = drawn.map((one) => {
        const before = values.size;
        for (const [at, value] of one.entries()) values.add(`${at}=${value}`);
        return values.size > before;
      });
      expect(isNew).toEqual(isNew.toSorted((a, b) => Number(b) - Number(a)));
    }),
  );
});

test("the same seed draws the same cases", () => {
  const all = Array.from({ length: 40 }, (_, at) => [`${at % 5}`, `${at % 4}`, `${at % 3}`]);
  const draw = (seed: number) => pairwise(all, (one) => one, seed);
  expect(draw(3)).toEqual(draw(3));
  expect(draw(3)).not.toEqual(draw(4));
});
