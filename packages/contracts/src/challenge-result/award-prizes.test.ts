import fc from "fast-check";
import { expect, it } from "vitest";
import { PRIZE_KINDS } from "../challenge/challenge-vocabulary.ts";
import { type PrizePlan, prizePlan, USUAL_PRIZES } from "../challenge/prize-plan.ts";
import { type AuthoredEntry, awardPrizes, prizeKey, turnoutOf } from "./award-prizes.ts";

const ENOUGH = { ballots: 30, voters: 5 };
const NOBODY: ReadonlySet<string> = new Set();
/** Entries of so many authors, each with one, in the order of their places. */
const authors = (count: number): AuthoredEntry[] =>
  Array.from({ length: count }, (_, n) => ({ entry: `e${n + 1}`, author: `a${n + 1}` }));
const rules = (change: Partial<Parameters<typeof awardPrizes>[0]> = {}) => ({
  ...{ pool: 1_000, plan: USUAL_PRIZES, isHosted: false, ...change },
});
const kindsOf = (count: number, bands: PrizePlan["bands"] = "percent") => {
  const plan: PrizePlan = { ...USUAL_PRIZES, bands };
  const { prizes } = awardPrizes(rules({ plan }), authors(count), NOBODY, ENOUGH);
  return prizes.map(({ author, kind }) => `${author} ${kind}`);
};

const plans: fc.Arbitrary<PrizePlan> = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 6, maxLength: 6 }),
    fc.constantFrom("percent", "places"),
  )
  .filter(([shares]) => shares.reduce((sum, each) => sum + each, 0) <= 100)
  .map(([given, bands]) => {
    const [first = 0, second = 0, third = 0] = given.slice(0, 3).sort((a, b) => b - a);
    const [top5 = 0, top10 = 0, top20 = 0] = given.slice(3);
    return { shares: { first, second, third, top5, top10, top20 }, bands } as const;
  });
const rankings = fc
  .array(fc.integer({ min: 0, max: 80 }), { maxLength: 250 })
  .map((owners) => owners.map((owner, n) => ({ entry: `e${n}`, author: `a${owner}` })));
const barredOnes = fc
  .array(fc.integer({ min: 0, max: 80 }), { maxLength: 6 })
  .map((owners) => new Set(owners.map((owner) => `a${owner}`)));

it("pays at most the pool, one prize for each author, the best first, nothing to those barred", () => {
  fc.assert(
    fc.property(
      ...([plans, rankings, barredOnes, fc.nat({ max: 5_000 }), fc.boolean()] as const),
      (plan, ranked, barred, ...[pool, isHosted]) => {
        expect(prizePlan.safeParse(plan).success).toBe(true);
        const { reason, prizes, back } = awardPrizes(
          { pool, plan, isHosted },
          ...([ranked, barred, ENOUGH] as const),
        );
        const eligible = new Set(
          ranked.flatMap(({ author }) => (barred.has(author) ? [] : [author])),
        );
        expect(reason).toBe(eligible.size < (isHosted ? 10 : 5) ? "few_authors" : null);
        if (reason !== null) expect(prizes).toEqual([]);
        expect(prizes.reduce((sum, { gems }) => sum + gems, 0) + back).toBe(pool);
        expect(back).toBeGreaterThanOrEqual(0);
        expect(new Set(prizes.map(({ author }) => author)).size).toBe(prizes.length);
        const order = [...eligible];
        const places = prizes.map(({ author }) => order.indexOf(author));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        for (const [n, { author, entry, kind, gems }] of prizes.entries()) {
          expect(eligible.has(author)).toBe(true);
          expect(ranked.find((one) => one.author === author)?.entry).toBe(entry);
          const before = prizes[n - 1];
          if (!before) continue;
          expect(gems).toBeLessThanOrEqual(before.gems);
          expect(PRIZE_KINDS.indexOf(kind)).toBeGreaterThanOrEqual(
            PRIZE_KINDS.indexOf(before.kind),
          );
        }
      },
    ),
    { numRuns: 500 },
  );
});

it("has bands of percent of the authors, and none where they reach no further than the winners", () => {
  expect(kindsOf(5)).toEqual(["a1 first", "a2 second", "a3 third"]);
  // A fifth of 20 authors is four, a tenth two.
  expect(kindsOf(20)).toEqual(["a1 first", "a2 second", "a3 third", "a4 top20"]);
  expect(kindsOf(19)).toEqual(["a1 first", "a2 second", "a3 third"]);
  const hundred = kindsOf(100);
  expect(hundred.filter((line) => line.endsWith("top5"))).toEqual(["a4 top5", "a5 top5"]);
  expect(hundred.filter((line) => line.endsWith("top10"))).toHaveLength(5);
  expect(hundred.filter((line) => line.endsWith("top20"))).toHaveLength(10);
});

it("has bands of places where the plan says so, and none with fewer authors than its number", () => {
  expect(kindsOf(9, "places")).toEqual([
    ...["a1 first", "a2 second", "a3 third", "a4 top5", "a5 top5"],
  ]);
  expect(kindsOf(10, "places").filter((line) => line.endsWith("top10"))).toHaveLength(5);
  expect(kindsOf(200, "places")).toHaveLength(20);
});

it("gives no prizes with few authors, few ballots of others, or few others", () => {
  const reason = (count: number, turnout: typeof ENOUGH, isHosted = false) =>
    awardPrizes(rules({ isHosted }), authors(count), NOBODY, turnout).reason;
  expect(reason(4, ENOUGH)).toBe("few_authors");
  expect(reason(5, ENOUGH)).toBeNull();
  expect(reason(9, ENOUGH, true)).toBe("few_authors");
  expect(reason(10, ENOUGH, true)).toBeNull();
  expect(reason(5, { ballots: 29, voters: 5 })).toBe("few_ballots");
  expect(reason(5, { ballots: 300, voters: 4 })).toBe("few_ballots");
});

it("passes over the host and accounts related to the host: the next author gets their prize", () => {
  const barred = new Set(["a1", "a3"]);
  const { prizes } = awardPrizes(rules({ isHosted: true }), authors(12), barred, ENOUGH);
  expect(prizes.map(({ author, kind }) => [author, kind])).toEqual([
    ...[
      ["a2", "first"],
      ["a4", "second"],
      ["a5", "third"],
    ],
  ]);
  // Nor do they make up the number of authors.
  expect(awardPrizes(rules({ isHosted: true }), authors(11), barred, ENOUGH).reason).toBe(
    "few_authors",
  );
});

it("divides the daily pool", () => {
  const { prizes, back } = awardPrizes(rules({ pool: 60 }), authors(20), NOBODY, ENOUGH);
  // Of top20's tenth, one author gets all; the shares of bands without authors go back.
  expect(prizes.map(({ gems }) => gems)).toEqual([18, 12, 6, 6]);
  expect(back).toBe(18);
});

it("counts as turnout only answers of people without an entry", () => {
  const ballot = (voter: string, choice: string, isOutside: boolean) => ({
    ...{ voter, choice, isOutside },
  });
  expect(
    turnoutOf([
      ...[ballot("v", "left", true), ballot("v", "right", true), ballot("w", "left", true)],
      ...[ballot("x", "skip", true), ballot("y", "left", false)],
    ]),
  ).toEqual({ ballots: 3, voters: 2 });
});

it("has one key for an author and a challenge, whatever the place", () => {
  expect(prizeKey("c", "p")).toBe(prizeKey("c", "p"));
  expect(prizeKey("c", "p")).not.toBe(prizeKey("c", "q"));
  expect(prizeKey("c", "p")).not.toBe(prizeKey("d", "p"));
});
