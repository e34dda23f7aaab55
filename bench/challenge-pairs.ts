/**
 * The next pair to vote on, in a challenge of 2,000 entries with 100,000 ballots, for a person who
 * has seen 150 pairs; and what a tally of it takes.
 */

import { rankEntries } from "@kinora/contracts/challenge-result/rank-entries";
import { drawPair, type ShownPair } from "@kinora/domain/challenge/draw-pair";
import { seeded } from "@kinora/domain/seeded-random";

const ENTRIES = 2_000;
const BALLOTS = 100_000;
const SEEN = 150;
const DRAWS = 200;
/** Milliseconds. */
const LIMIT = 50;

const random = seeded(1);
const pick = () => Math.floor(random() * ENTRIES);
const entries = Array.from({ length: ENTRIES }, (_, n) => ({
  ...{ id: `entry-${n}`, author: `author-${n}`, compared: 0, strength: random() * 4 - 2 },
  submittedAt: new Date(Date.UTC(2026, 11, 1) + n * 1_000).toISOString(),
}));
const ballots = Array.from({ length: BALLOTS }, (_, n) => {
  const [left, right] = [pick(), pick()];
  for (const place of [left, right]) {
    const entry = entries[place];
    if (entry) entry.compared += 1;
  }
  const lead = (entries[left]?.strength ?? 0) - (entries[right]?.strength ?? 0);
  const choice = random() < 1 / (1 + Math.exp(-lead)) ? ("left" as const) : ("right" as const);
  return { voter: `voter-${n % 1_000}`, left: `entry-${left}`, right: `entry-${right}`, choice };
});

const shown: ShownPair[] = [];
for (let n = 0; n < SEEN; n += 1) {
  const pair = drawPair("somebody", entries, shown, n);
  if (pair) shown.push({ left: pair.left, right: pair.right, choice: "left" });
}
const times = Array.from({ length: DRAWS }, (_, seed) => {
  const started = performance.now();
  drawPair("somebody", entries, shown, seed);
  return performance.now() - started;
}).sort((one, other) => one - other);
const slowest = times[Math.floor(DRAWS * 0.99)] ?? 0;
console.log("| | ms | limit |\n|---|---|---|");
console.log(`| next pair, median | ${(times[DRAWS >> 1] ?? 0).toFixed(1)} | |`);
console.log(`| next pair, 99 % | ${slowest.toFixed(1)} | ${LIMIT} |`);
const started = performance.now();
rankEntries(entries, ballots);
console.log(`| ranking with intervals | ${(performance.now() - started).toFixed(0)} | |`);
if (slowest > LIMIT) process.exitCode = 1;
