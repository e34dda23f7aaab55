import fc from "fast-check";
import { expect, it } from "vitest";
import { type PairVerdict, tallyPairs } from "./pair-tally.ts";
import { rankEntries } from "./rank-entries.ts";

const IDS = ["a", "b", "c", "d", "e", "f"];
const entryOf = (id: string, minute = 0) => ({
  id,
  submittedAt: `2026-12-01T00:${String(minute).padStart(2, "0")}:00.000Z`,
});
const verdict: fc.Arbitrary<PairVerdict> = fc
  .record({
    voter: fc.constantFrom("v", "w", "x", "y"),
    pair: fc.uniqueArray(fc.constantFrom(...IDS), { minLength: 2, maxLength: 2 }),
    choice: fc.constantFrom("left", "right", "skip"),
  })
  .map(({ voter, pair: [left = "", right = ""], choice }) => ({ voter, left, right, choice }));
const entries = fc
  .tuple(...IDS.map(() => fc.integer({ min: 0, max: 3 })))
  .map((minutes) => IDS.map((id, n) => entryOf(id, minutes[n])));
const ballots = fc.array(verdict, { maxLength: 80 });
const mirrored = ({ voter, left, right, choice }: PairVerdict): PairVerdict => ({
  ...{ voter, left: right, right: left },
  choice: choice === "skip" ? "skip" : choice === "left" ? "right" : "left",
});
const say = (voter: string, better: string, worse: string): PairVerdict => ({
  ...{ voter, left: better, right: worse, choice: "left" },
});

it("depends neither on the order of ballots nor on that of entries", () => {
  fc.assert(
    fc.property(
      ...([entries, ballots, fc.infiniteStream(fc.nat())] as const),
      (given, votes, keys) => {
        const shuffled = <T>(list: readonly T[]): T[] =>
          list
            .map((item) => ({ item, key: keys.next().value }))
            .sort((one, other) => one.key - other.key)
            .map(({ item }) => item);
        expect(rankEntries(shuffled(given), shuffled(votes))).toEqual(rankEntries(given, votes));
      },
    ),
    { numRuns: 300 },
  );
});

it("counts neither pairs passed over nor mirrored repeats twice", () => {
  fc.assert(
    fc.property(entries, ballots, (given, votes) => {
      const answered = votes.filter(({ choice }) => choice !== "skip");
      const again = votes.map(mirrored);
      const ranked = rankEntries(given, votes);
      expect(rankEntries(given, answered)).toEqual(ranked);
      expect(rankEntries(given, [...votes, ...again])).toEqual(ranked);
      for (const { compared } of ranked) expect(compared).toBeLessThanOrEqual(4 * 5);
    }),
    { numRuns: 300 },
  );
});

it("gives half to each entry of whoever said both", () => {
  const votes = [say("v", "a", "b"), say("v", "b", "a"), say("w", "b", "a")];
  expect(tallyPairs(votes)).toEqual([{ one: "a", other: "b", wins: 0.5, losses: 1.5 }]);
});

it("has places without gaps, intervals around strengths, and an order by strength", () => {
  fc.assert(
    fc.property(entries, ballots, (given, votes) => {
      const ranked = rankEntries(given, votes);
      expect(ranked.map(({ place }) => place)).toEqual(IDS.map((_, n) => n + 1));
      expect(ranked.map(({ entry }) => entry).sort()).toEqual(IDS);
      for (const [n, { strength, low, high }] of ranked.entries()) {
        expect(low).toBeLessThan(strength);
        expect(high).toBeGreaterThan(strength);
        expect(strength).toBeLessThanOrEqual(ranked[n - 1]?.strength ?? strength);
      }
    }),
    { numRuns: 100 },
  );
});

it("has narrower intervals for entries that were compared more often", () => {
  const votes = Array.from({ length: 40 }, (_, n) => [
    say(`v${n}`, n % 2 ? "a" : "b", n % 2 ? "b" : "a"),
    ...(n < 4 ? [say(`v${n}`, n % 2 ? "c" : "d", n % 2 ? "d" : "c")] : []),
  ]).flat();
  const width = (id: string) => {
    const own = rankEntries(
      IDS.map((each) => entryOf(each)),
      votes,
    ).find(({ entry }) => entry === id);
    return (own?.high ?? 0) - (own?.low ?? 0);
  };
  expect(width("a")).toBeLessThan(width("c"));
  expect(width("c")).toBeLessThan(width("e"));
});

it("separates equal strengths of a circle by submission, then by id", () => {
  // A circle in which each won once and lost once, and one who met nobody: all of strength 0.
  const circle = [say("v", "a", "b"), say("v", "b", "c"), say("v", "c", "a")];
  const ranked = (minutes: Record<string, number>, votes: readonly PairVerdict[]) =>
    rankEntries(
      Object.entries(minutes).map(([id, minute]) => entryOf(id, minute)),
      votes,
    ).map(({ entry }) => entry);
  expect(ranked({ a: 2, b: 1, c: 3 }, circle)).toEqual(["b", "a", "c"]);
  expect(ranked({ c: 1, b: 1, a: 1 }, circle)).toEqual(["a", "b", "c"]);
});

it("prefers, of two of equal strength, the one that won when they met, whatever came earlier", () => {
  // z was preferred to b twice, but lost to c and d, which b was preferred to; c is above d.
  const votes = [
    ...[say("v", "z", "b"), say("w", "z", "b")],
    ...[say("v", "c", "z"), say("v", "d", "z"), say("v", "b", "c"), say("v", "b", "d")],
    ...[say("v", "c", "d"), say("w", "c", "d"), say("x", "c", "d")],
  ];
  const ranked = rankEntries([entryOf("z", 1), entryOf("b"), entryOf("c"), entryOf("d")], votes);
  expect(ranked.map(({ entry }) => entry)).toEqual(["c", "z", "b", "d"]);
  expect(ranked[1]?.strength).toBe(ranked[2]?.strength);
});

it("leaves out ballots about entries that are gone", () => {
  const votes = [say("v", "a", "gone"), say("v", "b", "a")];
  expect(rankEntries([entryOf("a"), entryOf("b")], votes)).toEqual(
    rankEntries([entryOf("a"), entryOf("b")], [say("v", "b", "a")]),
  );
});
