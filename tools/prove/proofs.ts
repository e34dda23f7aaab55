import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { MEASURES } from "@kinora/studio/unseen/measures";
import { intervalOf } from "@kinora/studio/unseen/tally";
import { z } from "zod";
import { sumUp } from "../benign-scan/sum-up.ts";

/** A proof that runs test files many times, with more cases than the everyday tests. */
export interface Proof {
  readonly test: string | readonly string[];
  /** Journeys run with Playwright. */
  readonly runner?: "playwright";
  readonly slices: number;
  /** Environment of the slice with this seed and number. */
  readonly environment: (seed: number, slice: number) => Readonly<Record<string, string>>;
  /** The claim that is proven when all slices pass. */
  readonly claim: string | ((seed: number) => string);
}

const HOSTED_SLICES = 50;
/** Schedules per slice; each takes seconds on a busy machine. */
const HOSTED_SLICE = 100;

const WEB_SLICES = 12;

const BENIGN_SLICES = 16;
/** Pictures per slice. */
const BENIGN_SLICE = 105;
const benignFile = (seed: number) => `dist/proofs/benign-scan-${seed}.json`;

const RING_SLICES = 20;
/** Simulated challenges per slice. */
const RING_SLICE = 50;
const ringFile = (seed: number, slice: number) =>
  `dist/proofs/challenge-rings-${seed}-${slice}.json`;
const ringScore = z.object({
  moved: z.record(z.string(), z.number()),
  found: z.record(z.string(), z.number()),
  ...{ honest: z.number(), named: z.number() },
});

/** Returns how many rings of each kind were found, and how many honest people were named. */
function ringScores(seed: number): string {
  const scores = Array.from({ length: RING_SLICES }, (_, slice) => ringFile(seed, slice))
    .filter((file) => existsSync(file))
    .map((file) => ringScore.parse(JSON.parse(readFileSync(file, "utf8"))));
  const sum = (of: (score: z.infer<typeof ringScore>) => number) =>
    scores.reduce((total, score) => total + of(score), 0);
  const kinds = Object.keys(scores[0]?.moved ?? {}).map(
    (kind) =>
      `${kind} ${sum(({ found }) => found[kind] ?? 0)} of ${sum(({ moved }) => moved[kind] ?? 0)}`,
  );
  const part = (100 * sum(({ named }) => named)) / sum(({ honest }) => honest);
  return `in ${RING_SLICES * RING_SLICE} simulated challenges, of the rings that moved a prize, more than half of the members were named: ${kinds.join(", ")}; of ${sum(({ honest }) => honest)} honest people ${part.toFixed(2)} % were named`;
}

const UNSEEN_SLICES = 5;
const unseenFile = (seed: number) => `dist/proofs/unseen-words-${seed}.json`;
const scoresOf = z.array(z.object({ measure: z.string(), part: z.number(), whole: z.number() }));

/** Returns the results of all slices of a run in per cent, with their 95 % intervals. */
function unseenScores(seed: number): string {
  const scores = Array.from({ length: UNSEEN_SLICES }, (_, slice) => unseenFile(seed + slice))
    .filter((file) => existsSync(file))
    .flatMap((file) => scoresOf.parse(JSON.parse(readFileSync(file, "utf8"))));
  return MEASURES.map((measure) => {
    const own = scores.filter((score) => score.measure === measure);
    const sum = (of: "part" | "whole") => own.reduce((total, score) => total + score[of], 0);
    const share = { part: sum("part"), whole: sum("whole") };
    const percent = (of: number) => (of * 100).toFixed(1);
    const [low, high] = intervalOf(share);
    const seen = share.whole === 0 ? "not asked" : `${percent(share.part / share.whole)} %`;
    return `${measure} ${seen} of ${share.whole} (${percent(low)} to ${percent(high)})`;
  }).join(", ");
}

/**
 * Tests of `npm test` with sampled cases. Journeys, which sample too, run with `DRAWN=all npm
 * test`.
 */
const drawingTests = () =>
  execFileSync("git", ["grep", "-l", "testing/drawn", "--", "*.test.ts"], { encoding: "utf8" })
    .trim()
    .split("\n");

/** All proofs of `npm run prove`, by name. */
export const PROOFS: Readonly<Record<string, Proof>> = {
  "all-cases": {
    test: drawingTests(),
    slices: 1,
    environment: () => ({ DRAWN: "all" }),
    claim: "every case that npm test draws some of",
  },
  "hostile-text": {
    test: "apps/api/test/hostile-text.db.test.ts",
    slices: 6,
    environment: (seed) => ({ HOSTILE_TEXTS: "50", HOSTILE_SEED: `${seed}` }),
    claim:
      "300 hostile texts through every text of the table of routes, the names of files, the addresses of pages and the worker's reader; no 5xx, nobody waited 10 s",
  },
  "bad-requests": {
    test: "apps/api/test/fuzz.db.test.ts",
    slices: 10,
    environment: (seed) => ({ FUZZ_REQUESTS: "10000", FUZZ_SEED: `${seed}` }),
    claim:
      "100,000 bad requests to every route answered with refusals of the closed list; no 5xx, no hang",
  },
  ledger: {
    test: "packages/database/src/gem/ledger-properties.db.test.ts",
    slices: 10,
    environment: (seed) => ({ LEDGER_RUNS: "30", LEDGER_SEED: `${seed}` }),
    claim:
      "18,000 random operations on the ledger with the connection cut at any statement, and 12,000 of orders: as the model has it, the audit without a discrepancy, no lot lengthened twice",
  },
  purchases: {
    test: "packages/database/src/billing/purchase-schedules.db.test.ts",
    slices: 50,
    environment: (seed) => ({ PURCHASE_SCHEDULES: "200", PURCHASE_SEED: `${seed}` }),
    claim:
      "10,000 random schedules of what a store says of a purchase (paid, refunded, disputed) with lost, late, repeated and overtaken events and the connection cut at any statement: booked as the store has it in the end, the ledger without a discrepancy",
  },
  subscriptions: {
    test: "packages/database/src/subscription/subscription-schedules.db.test.ts",
    slices: 50,
    environment: (seed) => ({ SUBSCRIPTION_SCHEDULES: "200", SUBSCRIPTION_SEED: `${seed}` }),
    claim:
      "10,000 random schedules of a plan (paid, failed, raised, lowered, cancelled, disputed, ended, months going by) with repeated events and the connection cut at any statement: tier, gems and ledger as without them, no month given twice",
  },
  "shop-kills": {
    test: "apps/worker/test/kill/shop-kills.db.test.ts",
    slices: 10,
    environment: (seed) => ({ SHOP_KILLS: "20", SHOP_SEED: `${seed}` }),
    claim:
      "200 real kill -9 of the worker while it books what Stripe and the App Store say of plans and packs, answers Apple's questions about refunds and extends plans, at its statements and at the stores' requests, before they are heard and after: gems, tiers and messages once, each plan extended once, each question answered, always with the same words, the ledger without a discrepancy",
  },
  "hosted-once": {
    test: "apps/worker/test/hosted/hosted-once.db.test.ts",
    slices: HOSTED_SLICES,
    // Seeds of slices are spaced so that their schedules do not overlap.
    environment: (seed) => ({
      HOSTED_SCHEDULES: `${HOSTED_SLICE}`,
      HOSTED_SEED: `${seed * HOSTED_SLICE}`,
    }),
    claim: `${HOSTED_SLICES * HOSTED_SLICE} random schedules of crashes, faults, calls and cancellations at Comfy Router, ComfyUI, OpenAI-compatible servers of images and videos, fal, Replicate, Runway, Black Forest Labs, BytePlus ModelArk, Ideogram, ElevenLabs, the Gemini API and Google's Agent Platform: no job billed twice there, gems captured or released, nobody waited past the deadline, every accepted result that is still given out delivered`,
  },
  "hosted-kills": {
    test: [
      "apps/worker/test/hosted/hosted-kill.db.test.ts",
      "apps/worker/test/hosted/clip-kill.db.test.ts",
    ],
    slices: 10,
    environment: (seed) => ({ HOSTED_KILLS: "50", CLIP_KILLS: "20", HOSTED_SEED: `${seed}` }),
    claim:
      "500 real kill -9 of a worker that orders pictures at nine services, and 200 of one whose stories are pictured and filmed by seven, at its requests, before they are heard and after: no order billed twice, gems captured or released, nobody waited past the deadline, what was made is given",
  },
  "hosted-web": {
    test: ["tests/e2e/hosted-web.proof.ts", "tests/e2e/owner-key.proof.ts"],
    runner: "playwright",
    slices: WEB_SLICES,
    // All slices draw the same cases.
    environment: (seed, slice) => ({
      HOSTED_WEB_SEED: `${seed - slice}`,
      HOSTED_WEB_PART: `${slice}/${WEB_SLICES}`,
    }),
    claim:
      "a pairwise set of what the catalogue offers, with every model, mode, beginning, length and shape, was chosen in the composer at the price shown, made by simulated services, played, and named in its recipe as chosen; an owner with only a key at hand entered it and made a picture with it",
  },
  "mail-kills": {
    test: "apps/worker/test/kill/mail-kills.db.test.ts",
    slices: 5,
    environment: (seed) => ({ MAIL_KILLS: "20", MAIL_SEED: `${seed}` }),
    claim:
      "100 real kill -9 of the worker while it sends mails, at its statements and in the middle of SMTP: each mail arrived, and again only when the kill fell between the server's acceptance and its being stored",
  },
  "posts-once": {
    test: "apps/worker/test/publishing/schedules.db.test.ts",
    slices: 50,
    environment: (seed, slice) => ({ POST_SCHEDULES: "100", POST_SEED: `${seed + slice * 100}` }),
    claim:
      "5,000 random schedules of faults at Facebook, Instagram, TikTok and YouTube, of every kind, in which workers are cut at random steps and others go on: at most one post for each, all ended in done, fail or unconfirmed, nothing marked fail was live, nothing marked done was absent",
  },
  "posts-killed": {
    test: "apps/worker/test/kill/publish-kills.db.test.ts",
    slices: 10,
    environment: (seed) => ({ PUBLISH_KILLS: "20", PUBLISH_SEED: `${seed}` }),
    claim:
      "200 real kill -9 of the worker while it publishes at YouTube and Facebook, at its statements: at most one post for each, nothing marked fail was live, nothing marked done was absent",
  },
  "campaigns-cut": {
    test: "apps/worker/test/campaign/campaign-cuts.db.test.ts",
    slices: 5,
    environment: (seed, slice) => ({ CAMPAIGNS: "20", CAMPAIGN_SEED: `${seed + slice * 20}` }),
    claim:
      "100 campaigns of three stories, whose owners approve, reject and overlook, with the connection cut at any statement of a step, before it is heard and after: at most one film and one post a story, none of what was not approved, every gem counted in its week and none beyond it, the ledger without a discrepancy",
  },
  "takeout-kills": {
    test: "apps/worker/test/kill/takeout-kills.db.test.ts",
    slices: 5,
    environment: (seed) => ({ TAKEOUT_KILLS: "20", TAKEOUT_SEED: `${seed}` }),
    claim:
      "100 real kill -9 of the worker while it puts archives together, at its statements: each archive was completed, opens with a third-party reader, has each file once and as it was, and was told of once",
  },
  "erasure-kills": {
    test: "apps/worker/test/kill/erasure-kills.db.test.ts",
    slices: 5,
    environment: (seed) => ({ ERASURE_KILLS: "20", ERASURE_SEED: `${seed}` }),
    claim:
      "100 real kill -9 of the worker while it erases accounts and sweeps their files, at its statements and at its files: no row and no file with a word of theirs was left, each erasure is in the audit log once, the log and the ledger add up, and others' rows and files are as they were",
  },
  "challenge-kills": {
    test: "apps/worker/test/kill/challenge-kills.db.test.ts",
    slices: 5,
    environment: (seed) => ({ CHALLENGE_KILLS: "20", CHALLENGE_SEED: `${seed}` }),
    claim:
      "100 real kill -9 of the worker while it tallies challenges and pays and tells people, at its statements: everybody paid and told once, no pool overdrawn, every bundle verifies, the ledger without a discrepancy",
  },
  "challenge-rings": {
    test: "packages/domain/test/challenge/challenge-rings.test.ts",
    slices: RING_SLICES,
    // Seeds of slices are spaced so that their challenges do not overlap.
    environment: (seed, slice) => ({
      CHALLENGE_RINGS: `${RING_SLICE}`,
      RING_SEED: `${seed - slice + slice * RING_SLICE}`,
      RING_RESULTS: ringFile(seed - slice, slice),
    }),
    claim: (seed) => ringScores(seed),
  },
  "story-once": {
    test: "apps/worker/test/hosted/story-once.db.test.ts",
    slices: 20,
    environment: (seed) => ({ STORY_SCHEDULES: "100", STORY_SEED: `${seed * 100}` }),
    claim:
      "2,000 random schedules of crashes, faults and cancellations while stories are pictured by fal and told by ElevenLabs: no line and no picture billed twice, gems captured for what is there and released for the rest, nobody waited past the deadline",
  },
  "words-once": {
    test: "apps/worker/test/hosted/words-once.db.test.ts",
    slices: 20,
    environment: (seed) => ({ WORDS_SCHEDULES: "250", WORDS_SEED: `${seed * 250}` }),
    claim:
      "5,000 random schedules of crashes and faults while a language model improves words or reads a prompt: billed once at most, what is billed is counted, everybody has an answer",
  },
  "api-alone": {
    test: "tools/api-alone/api-alone.proof.ts",
    slices: 1,
    environment: () => ({}),
    claim:
      "npm ci of the api alone takes at most 150 MB; so started it gets ready and signs a person in",
  },
  "old-installation": {
    test: "tools/old-installation/test/afresh.proof.ts",
    slices: 1,
    environment: () => ({}),
    claim:
      "an installation made by f6fc516 and killed at work opens with npm start: copied before migrating, all that had ended as it was, every file, the ledger's audit without a discrepancy, nothing fresh became stale, open jobs and holds end",
  },
  "benign-scan": {
    test: "tools/benign-scan/benign-scan.proof.ts",
    slices: BENIGN_SLICES,
    // The photographs do not depend on the seed: every slice scans them again, but they are counted
    // once.
    environment: (seed) => ({
      BENIGN_PICTURES: `${BENIGN_SLICE}`,
      BENIGN_SEED: `${seed}`,
      BENIGN_RESULTS: benignFile(seed),
    }),
    claim: (seed) =>
      sumUp(Array.from({ length: BENIGN_SLICES }, (_, slice) => benignFile(seed + slice))),
  },
  takeout: {
    test: "apps/worker/test/takeout.db.test.ts",
    slices: 1,
    environment: () => ({ TAKEOUT_GIGABYTES: "6" }),
    claim:
      "an archive of 6 GB of files is put together and read whole with less than 150 MB of memory more and without room on the disk; killed before and after each portion it goes on there",
  },
  "unseen-words": {
    test: "packages/studio/unseen/unseen.test.ts",
    slices: UNSEEN_SLICES,
    environment: (seed) => ({
      UNSEEN_PROMPTS: "200",
      UNSEEN_SEED: `${seed}`,
      UNSEEN_SCORES: unseenFile(seed),
    }),
    claim: (seed) =>
      `1,000 prompts never seen before, of what they ask seen: ${unseenScores(seed)}`,
  },
};
