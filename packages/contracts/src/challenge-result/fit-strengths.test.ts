import { expect, it } from "vitest";
import { chance, comparisonsOf, curveOf, fitStrengths, PRIOR_WEIGHT } from "./fit-strengths.ts";
import type { PairTally } from "./pair-tally.ts";
import { variancesOf } from "./variances.ts";

/** Wins of a row against a column. */
type Table = Readonly<Record<string, readonly number[]>>;

/**
 * Games of the American League, Eastern Division, in 1987: A. Agresti, "Categorical Data Analysis",
 * second edition, 2002, table 10.10, p. 437. Columns are in the order of rows.
 */
const BASEBALL: Table = {
  Milwaukee: [0, 7, 9, 7, 7, 9, 11],
  Detroit: [6, 0, 7, 5, 11, 9, 9],
  Toronto: [4, 6, 0, 7, 7, 8, 12],
  "New York": [6, 8, 6, 0, 6, 7, 10],
  Boston: [6, 2, 6, 7, 0, 7, 12],
  Cleveland: [4, 4, 5, 6, 6, 0, 6],
  Baltimore: [2, 4, 1, 3, 1, 7, 0],
};
/** Strengths above Baltimore's: Agresti, table 10.11, the model without home advantage. */
const BASEBALL_STRENGTHS = {
  ...{ Milwaukee: 1.58, Detroit: 1.44, Toronto: 1.29, "New York": 1.25, Boston: 1.11 },
  ...{ Cleveland: 0.68, Baltimore: 0 },
};

/**
 * Citations between statistical journals in 1987 to 1989: S. M. Stigler, "Citation patterns in the
 * journals of statistics and probability", Statistical Science 9, 1994, p. 94–108; table 10.9 of
 * Agresti, p. 448. A journal "wins" when another cites it.
 */
const CITATIONS: Table = {
  Biometrika: [0, 730, 498, 221],
  "Comm. Statist.": [33, 0, 68, 17],
  JASA: [320, 813, 0, 142],
  "JRSS-B": [284, 276, 325, 0],
};
/**
 * Strengths above Biometrika's and their standard errors, printed by BradleyTerry2 (H. Turner and
 * D. Firth, "Bradley-Terry models in R", Journal of Statistical Software 48 (9), 2012, section 2).
 */
const CITATION_STRENGTHS = { "Comm. Statist.": -2.9491, JASA: -0.4796, "JRSS-B": 0.269 };
const CITATION_ERRORS = { "Comm. Statist.": 0.10255, JASA: 0.06059, "JRSS-B": 0.07083 };

const talliesOf = (table: Table): PairTally[] => {
  const names = Object.keys(table);
  return names.flatMap((one, a) =>
    names.slice(a + 1).map((other, rest) => {
      const b = a + 1 + rest;
      return { one, other, wins: table[one]?.[b] ?? 0, losses: table[other]?.[a] ?? 0 };
    }),
  );
};
const fitTable = (table: Table, prior = 0) => {
  const names = Object.keys(table);
  const comparisons = comparisonsOf(names, talliesOf(table));
  const strengths = fitStrengths(comparisons, prior);
  const of = (name: string) => strengths[names.indexOf(name)] ?? Number.NaN;
  return { names, comparisons, strengths, of };
};

/**
 * The estimate once more, by another method: minorisation and maximisation (D. R. Hunter, "MM
 * algorithms for generalized Bradley–Terry models", Annals of Statistics 32, 2004, p. 384–406).
 */
function minorise(table: Table): number[] {
  const rows = Object.values(table);
  let worth = rows.map(() => 1);
  for (let round = 0; round < 20_000; round += 1) {
    worth = worth.map((own, a) => {
      const won = rows[a]?.reduce((sum, wins) => sum + wins, 0) ?? 0;
      const weight = worth.reduce((sum, their, b) => {
        const games = (rows[a]?.[b] ?? 0) + (rows[b]?.[a] ?? 0);
        return a === b ? sum : sum + games / (own + their);
      }, 0);
      return won / weight;
    });
    const mean = worth.reduce((sum, each) => sum + Math.log(each), 0) / worth.length;
    worth = worth.map((each) => each / Math.exp(mean));
  }
  return worth.map(Math.log);
}

it("has the published strengths of the baseball teams of 1987", () => {
  const { of } = fitTable(BASEBALL);
  for (const [name, published] of Object.entries(BASEBALL_STRENGTHS))
    expect((of(name) - of("Baltimore")).toFixed(2)).toBe(published.toFixed(2));
});

it("has the published strengths and standard errors of the statistical journals", () => {
  const { names, comparisons, strengths, of } = fitTable(CITATIONS);
  for (const [name, published] of Object.entries(CITATION_STRENGTHS))
    expect((of(name) - of("Biometrika")).toFixed(4)).toBe(published.toFixed(4));
  // Published are differences from the first journal: its rows and columns are left out.
  const { one, other, weights, own } = curveOf(comparisons, strengths, 0);
  const fixed = Float64Array.from(own, (_, n) => (n === 0 ? 1e12 : 0));
  const variances = variancesOf({ one, other, weights, own: fixed });
  for (const [name, published] of Object.entries(CITATION_ERRORS)) {
    const variance = variances[names.indexOf(name)] ?? Number.NaN;
    expect(Math.sqrt(variance).toFixed(5)).toBe(published.toFixed(5));
  }
});

it.each([
  ["baseball", BASEBALL],
  ["citations", CITATIONS],
])(
  "is the maximum that another method finds, and fulfils its equations, to 1e-6: %s",
  (_, table) => {
    const { names, strengths } = fitTable(table);
    const other = minorise(table);
    for (const [n, strength] of strengths.entries())
      expect(Math.abs(strength - (other[n] ?? Number.NaN))).toBeLessThan(1e-6);
    // At the maximum, everybody won as often as the model expects.
    for (const [a, name] of names.entries()) {
      const won = table[name]?.reduce((sum, wins) => sum + wins, 0) ?? 0;
      const expected = names.reduce((sum, rival, b) => {
        const games = (table[name]?.[b] ?? 0) + (table[rival]?.[a] ?? 0);
        return sum + games * chance((strengths[a] ?? 0) - (strengths[b] ?? 0));
      }, 0);
      expect(Math.abs(won - expected)).toBeLessThan(1e-6);
    }
  },
);

it("fulfils the equations of the likelihood with the prior", () => {
  const { names, strengths } = fitTable(BASEBALL, PRIOR_WEIGHT);
  for (const [a, name] of names.entries()) {
    const own = strengths[a] ?? 0;
    const won = (BASEBALL[name]?.reduce((sum, wins) => sum + wins, 0) ?? 0) + PRIOR_WEIGHT;
    const expected = names.reduce(
      (sum, rival, b) => {
        const games = (BASEBALL[name]?.[b] ?? 0) + (BASEBALL[rival]?.[a] ?? 0);
        return sum + games * chance(own - (strengths[b] ?? 0));
      },
      2 * PRIOR_WEIGHT * chance(own),
    );
    expect(Math.abs(won - expected)).toBeLessThan(1e-9);
  }
});

it("has variances that invert the information, with the prior and without", () => {
  // Two entries, n comparisons of which w were won: the information is known in closed form.
  const comparisons = comparisonsOf(["a", "b"], [{ one: "a", other: "b", wins: 30, losses: 10 }]);
  const plain = fitStrengths(comparisons, 0);
  expect(plain[0]).toBeCloseTo(Math.log(3) / 2, 9);
  const p = 0.75;
  // The difference has variance 1 / (n p (1 - p)); each of the two centred strengths a quarter.
  const [variance] = variancesOf(curveOf(comparisons, plain, 0), true);
  expect(variance).toBeCloseTo(1 / (40 * p * (1 - p)) / 4, 9);

  const strengths = fitStrengths(comparisons);
  const own = 2 * PRIOR_WEIGHT * chance(strengths[0] ?? 0) * chance(-(strengths[0] ?? 0));
  const q = chance((strengths[0] ?? 0) - (strengths[1] ?? 0));
  const shared = 40 * q * (1 - q);
  const [inverse] = variancesOf(curveOf(comparisons, strengths, PRIOR_WEIGHT));
  expect(inverse).toBeCloseTo((own + shared) / ((own + shared) ** 2 - shared ** 2), 9);
});

it("stays finite for entries that won all of theirs, and for those nobody compared", () => {
  const tallies = [{ one: "a", other: "b", wins: 50, losses: 0 }];
  const strengths = fitStrengths(comparisonsOf(["a", "b", "c"], tallies));
  expect(strengths[0]).toBeGreaterThan(1);
  expect(strengths[0]).toBeLessThan(5);
  expect(strengths[1]).toBeCloseTo(-(strengths[0] ?? 0), 9);
  expect(strengths[2]).toBe(0);
});
