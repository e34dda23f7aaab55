import { writeFileSync } from "node:fs";
import { atMost, scoreRings, sumOf } from "@kinora/testing/challenge-ring/score-rings";
import { expect, it } from "vitest";

const COUNT = Number(process.env.CHALLENGE_RINGS ?? 3);
const SEED = Number(process.env.RING_SEED ?? Date.now() % 2 ** 31);
const FILE = process.env.RING_RESULTS;
/** How seldom a report that is as good as it must be looks worse than this by chance. */
const SELDOM = 1e-4;
const FOUND = 0.9;
const NAMED = 0.01;

it("names rings that moved a prize, and hardly anybody else", { timeout: 1_800_000 }, () => {
  const score = scoreRings(SEED, COUNT);
  console.log(`RING_SEED=${SEED}: ${COUNT} challenges`, JSON.stringify(score));
  if (FILE !== undefined) writeFileSync(FILE, JSON.stringify(score));
  expect(atMost(sumOf(score.found), sumOf(score.moved), FOUND)).toBeGreaterThan(SELDOM);
  // Those who are named together are one mistake: counted as if it was made for three at once.
  const mistakes = Math.floor(score.named / 3);
  const chances = Math.ceil(score.honest / 3);
  expect(1 - atMost(mistakes - 1, chances, NAMED)).toBeGreaterThan(SELDOM);
});
