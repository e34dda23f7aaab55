import { REVIEW_DRAWS_A_DAY } from "@kinora/contracts/review/review-limits";
import { memoryAwards } from "@kinora/testing/award/memory-awards";
import { memoryGemLedger } from "@kinora/testing/gem/memory-gem-ledger";
import { memoryReviews } from "@kinora/testing/review/memory-reviews";
import { beforeEach, expect, it } from "vitest";
import { answerReview } from "./answer-review.ts";
import { awardReviews } from "./award-reviews.ts";
import { drawReviews } from "./draw-reviews.ts";
import { skipReview } from "./skip-review.ts";

const USER = "ada";
const YES = { match: "yes", clean: "yes", show: "yes" } as const;
const NO = { match: "no", clean: "no", show: "no" } as const;

const open = () => {
  const awards = memoryAwards();
  const reviews = memoryReviews(awards.granted);
  const stores = { awards, reviews, ledger: memoryGemLedger(), record: async () => {} };
  const transact = <T>(work: (inside: typeof stores) => Promise<T>) => work(stores);
  let ids = 0;
  return { ...stores, ports: { transact, newId: () => `draw ${++ids}` } };
};
let at = new Date(0);
let server = open();
beforeEach(() => {
  at = new Date("2026-12-01T12:00:00Z");
  server = open();
});
const wait = (seconds: number) => {
  at = new Date(+at + seconds * 1_000);
};
const desk = () => drawReviews(server.ports, { userId: USER, now: at });
const answer = (id: string, answers: typeof YES | typeof NO = YES) =>
  answerReview(server.ports, { id, userId: USER, answers, now: at });

/** Reviews works; others give the same answers about them, or the opposite. */
async function review(works: number, { agrees = true, compared = true } = {}): Promise<number> {
  let gems = 0;
  for (let work = 0; work < works; work += 1) {
    const [first] = (await desk()).ready;
    if (!first) break;
    const own = work % 2 === 0 ? YES : NO;
    if (compared) server.reviews.others.set(first.creationId, agrees === (own === YES) ? YES : NO);
    wait(5);
    gems += await answer(first.id, own);
  }
  return gems;
}

it("pays a gem for five reviews, at most five on a UTC day, and draws no more then", async () => {
  expect(await review(4)).toBe(0);
  expect((await desk()).progress).toMatchObject({ done: 4, needed: 5, earned: 0, most: 5 });
  expect(await review(1)).toBe(1);
  expect(await review(40)).toBe(4);
  expect(await desk()).toMatchObject({ ready: [], progress: { earned: 5, doneToday: true } });
  wait(12 * 3_600);
  expect((await desk()).progress).toMatchObject({ earned: 0, doneToday: false });
  expect(await review(40)).toBe(5);
  expect(server.awards.granted).toHaveLength(10);
});

it("keeps what is left of a handful for the next day", async () => {
  await review(3);
  wait(12 * 3_600);
  expect(await review(2)).toBe(1);
  expect(await review(40)).toBe(4);
  expect((await desk()).progress).toMatchObject({ done: 3, doneToday: true });
});

it("stops paying while answers agree no more than by chance, and goes on when they do again", async () => {
  expect(await review(6, { agrees: false })).toBe(1);
  expect((await desk()).progress.paused).toBeNull();
  expect(await review(4, { agrees: false })).toBe(0);
  expect((await desk()).progress).toMatchObject({ paused: "agreement", done: 1, compared: 30 });
  wait(12 * 3_600);
  expect(await review(10)).toBe(0);
  expect(await review(15)).toBeGreaterThan(0);
  expect((await desk()).progress.paused).toBeNull();
});

it("pays while nobody else has reviewed the same works", async () => {
  expect(await review(25, { compared: false })).toBe(5);
});

it("counts nothing that was answered before it could be looked at", async () => {
  const { ready } = await desk();
  const [first, next] = ready;
  if (!first || !next) throw new Error("Nothing was drawn.");
  expect(ready.map(({ readyIn }) => readyIn)).toEqual([4_000, 4_000]);
  wait(3);
  await expect(answer(first.id)).rejects.toMatchObject({
    ...{ code: "REVIEW_TOO_SOON", details: { seconds: 1 } },
  });
  wait(1);
  await answer(first.id);
  // It lay ready meanwhile, but was not on the screen.
  await expect(answer(next.id)).rejects.toMatchObject({ code: "REVIEW_TOO_SOON" });
});

it("counts a review once, also when it is sent twice, and keeps its first answers", async () => {
  await review(4);
  const [first] = (await desk()).ready;
  wait(5);
  expect(await answer(String(first?.id))).toBe(1);
  expect(await answer(String(first?.id))).toBe(0);
  await expect(answer(String(first?.id), NO)).rejects.toMatchObject({ code: "REVIEW_OVER" });
  await expect(answer("draw 99")).rejects.toMatchObject({ code: "REVIEW_NOT_FOUND" });
  const stranger = { id: String(first?.id), userId: "bruno", answers: YES, now: at };
  await expect(answerReview(server.ports, stranger)).rejects.toMatchObject({
    code: "REVIEW_NOT_FOUND",
  });
});

it("draws another work for one that is passed over, so often a day", async () => {
  const skip = async () => {
    const [first] = (await desk()).ready;
    if (!first) return false;
    await skipReview(server.ports, { id: first.id, userId: USER }, at);
    await skipReview(server.ports, { id: first.id, userId: USER }, at);
    await expect(answer(first.id)).rejects.toMatchObject({ code: "REVIEW_OVER" });
    return true;
  };
  let skipped = 0;
  while (await skip()) skipped += 1;
  expect(skipped).toBe(REVIEW_DRAWS_A_DAY);
  expect((await desk()).progress).toMatchObject({ doneToday: true, earned: 0, done: 0 });
});

it("draws nothing while awards are off, or before reviews were awarded", async () => {
  const [first] = (await desk()).ready;
  server.awards.paused = true;
  expect(await desk()).toMatchObject({ ready: [], progress: { paused: "off" } });
  wait(5);
  await answer(String(first?.id));
  server.awards.paused = false;
  expect((await desk()).progress.done).toBe(0);
  at = new Date("2026-11-28T12:00:00Z");
  expect(await desk()).toMatchObject({ ready: [], progress: { paused: "off", most: 0 } });
});

it("never pays more than the day's limit, however many reviews count", async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `draw ${index}`);
  await server.reviews.draw(USER, ids, at);
  for (const id of ids) {
    await server.reviews.answer(id, YES, at);
    await server.reviews.count(id);
  }
  expect(await awardReviews(server, { userId: USER, now: at })).toBe(5);
  expect(await awardReviews(server, { userId: USER, now: at })).toBe(0);
  wait(24 * 3_600);
  expect(await awardReviews(server, { userId: USER, now: at })).toBe(3);
});
