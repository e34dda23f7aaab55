import type { PairTally } from "./pair-tally.ts";

/**
 * Weight of the prior: every entry wins so many comparisons against an entry of strength 0, and
 * loses as many. It keeps entries that won or lost all of theirs finite, and connects those that
 * nobody compared. The form is that of D. Mease, "A penalized maximum likelihood approach for the
 * ranking of college football teams independent of victory margins", The American Statistician 57,
 * 2003, p. 241–248, with half of its weight.
 */
export const PRIOR_WEIGHT = 0.5;

/** Comparisons of entries by their places in a list. */
export interface Comparisons {
  readonly size: number;
  readonly one: Int32Array;
  readonly other: Int32Array;
  readonly wins: Float64Array;
  readonly losses: Float64Array;
}

/** Tallies of entries that are not in the list are left out. */
export function comparisonsOf(ids: readonly string[], tallies: readonly PairTally[]): Comparisons {
  const places = new Map(ids.map((id, place) => [id, place]));
  const known = tallies.flatMap(({ one, other, wins, losses }) => {
    const [a, b] = [places.get(one), places.get(other)];
    return a === undefined || b === undefined ? [] : [{ a, b, wins, losses }];
  });
  return {
    size: ids.length,
    one: Int32Array.from(known, ({ a }) => a),
    other: Int32Array.from(known, ({ b }) => b),
    wins: Float64Array.from(known, ({ wins }) => wins),
    losses: Float64Array.from(known, ({ losses }) => losses),
  };
}

export const chance = (difference: number): number => 1 / (1 + Math.exp(-difference));

const STEPS = 100;
const CLOSE = 1e-12;
/** Longest Newton step of a strength; further from the maximum, the approximation is poor. */
const LONGEST = 2;

/**
 * Returns the strengths of the Bradley–Terry model (R. A. Bradley and M. E. Terry, "Rank analysis
 * of incomplete block designs: I", Biometrika 39, 1952, p. 324–345) at the maximum of the
 * likelihood with the prior, by Newton's method; each step is solved by conjugate gradients.
 *
 * @param prior 0 for the maximum likelihood estimate, with a mean of 0; it exists only where no
 * group of entries won all comparisons with the others
 */
export function fitStrengths(given: Comparisons, prior = PRIOR_WEIGHT): Float64Array {
  const strengths = new Float64Array(given.size);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = slopeOf(given, strengths, prior);
    const move = solve(curveOf(given, strengths, prior), slope);
    const longest = move.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    const shrink = Math.min(1, LONGEST / longest);
    for (let n = 0; n < given.size; n += 1) strengths[n] = at(strengths, n) + shrink * at(move, n);
    if (longest < CLOSE) break;
  }
  if (prior > 0) return strengths;
  const mean = strengths.reduce((sum, each) => sum + each, 0) / given.size;
  return strengths.map((each) => each - mean);
}

const at = (values: Float64Array | Int32Array, place: number): number => values[place] ?? 0;

function slopeOf(given: Comparisons, strengths: Float64Array, prior: number): Float64Array {
  const slope = strengths.map((each) => prior * (1 - 2 * chance(each)));
  for (let n = 0; n < given.one.length; n += 1) {
    const [a, b] = [at(given.one, n), at(given.other, n)];
    const expected = chance(at(strengths, a) - at(strengths, b));
    const games = at(given.wins, n) + at(given.losses, n);
    const beyond = at(given.wins, n) - games * expected;
    slope[a] = at(slope, a) + beyond;
    slope[b] = at(slope, b) - beyond;
  }
  return slope;
}

/** Information about the strengths: that of each pair, and that of the prior. */
export interface Curve {
  readonly one: Int32Array;
  readonly other: Int32Array;
  readonly weights: Float64Array;
  readonly own: Float64Array;
}

export function curveOf(given: Comparisons, strengths: Float64Array, prior: number): Curve {
  const weights = given.wins.map((wins, n) => {
    const p = chance(at(strengths, at(given.one, n)) - at(strengths, at(given.other, n)));
    return (wins + at(given.losses, n)) * p * (1 - p);
  });
  const own = strengths.map((each) => 2 * prior * chance(each) * chance(-each));
  return { one: given.one, other: given.other, weights, own };
}

const dot = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, each, n) => sum + each * at(b, n), 0);

function times({ one, other, weights, own }: Curve, vector: Float64Array): Float64Array {
  const product = vector.map((each, n) => each * at(own, n));
  for (let n = 0; n < one.length; n += 1) {
    const [a, b] = [at(one, n), at(other, n)];
    const flow = at(weights, n) * (at(vector, a) - at(vector, b));
    product[a] = at(product, a) + flow;
    product[b] = at(product, b) - flow;
  }
  return product;
}

/** Conjugate gradients, scaled by the diagonal. */
function solve(curve: Curve, wanted: Float64Array): Float64Array {
  const diagonal = Float64Array.from(curve.own);
  for (let n = 0; n < curve.one.length; n += 1)
    for (const place of [at(curve.one, n), at(curve.other, n)])
      diagonal[place] = at(diagonal, place) + at(curve.weights, n);
  const scaled = (rest: Float64Array) =>
    rest.map((each, n) => (at(diagonal, n) > 0 ? each / at(diagonal, n) : 0));
  const solution = new Float64Array(wanted.length);
  let rest = Float64Array.from(wanted);
  let direction = scaled(rest);
  let size = dot(rest, direction);
  const enough = size * 1e-24;
  for (let step = 0; step < 10 * wanted.length && size > enough && size > 1e-300; step += 1) {
    const product = times(curve, direction);
    const length = size / dot(direction, product);
    if (!Number.isFinite(length)) break;
    for (let n = 0; n < solution.length; n += 1)
      solution[n] = at(solution, n) + length * at(direction, n);
    rest = rest.map((each, n) => each - length * at(product, n));
    const next = scaled(rest);
    const grown = dot(rest, next);
    direction = direction.map((each, n) => at(next, n) + (grown / size) * each);
    size = grown;
  }
  return solution;
}
