import { SHOP } from "@kinora/contracts/billing/shop-products";
import {
  PRODUCTS,
  type ProductId,
  PURCHASE_ENVIRONMENTS,
  type PurchaseEnvironment,
} from "@kinora/contracts/billing/store-vocabulary";
import type { AwardKind } from "@kinora/contracts/gem/gem";
import { awardForEvent } from "@kinora/domain/award/award-for-event";
import { awardStandingWorks } from "@kinora/domain/award/award-standing-works";
import { claimDaily } from "@kinora/domain/award/claim-daily";
import type { PurchaseRecord } from "@kinora/domain/billing/purchase-store";
import type { CreationRecord } from "@kinora/domain/creation/creation";
import type { TransactionType } from "@kinora/domain/gem/gem-ledger";
import { grantSignupGems } from "@kinora/domain/gem/grant-signup-gems";
import { utcDay } from "@kinora/domain/gem/utc-day";
import { Refusal } from "@kinora/domain/refusal";
import { answerReview } from "@kinora/domain/review/answer-review";
import { drawReviews } from "@kinora/domain/review/draw-reviews";
import fc from "fast-check";
import { memoryGemLedger } from "../gem/memory-gem-ledger.ts";
import { memoryReviews } from "../review/memory-reviews.ts";
import { memoryAwards } from "./memory-awards.ts";

const USER = "ada";
const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

/** Something a person, the staff or the worker does. */
export type AwardStep =
  | { readonly does: "claim" | "pay" | "sign up" | "award works" | "switch" }
  | { readonly does: "wait"; readonly hours: number }
  /** So many works, as the others do, or otherwise. */
  | { readonly does: "review"; readonly works: number; readonly agrees: boolean }
  | { readonly does: "hide" | "show"; readonly work: number }
  | {
      readonly does: "buy";
      readonly product: ProductId;
      readonly environment: PurchaseEnvironment;
    }
  /** Of a purchase, this many percent of the gems are gone from now on. */
  | { readonly does: "take back"; readonly purchase: number; readonly percent: number }
  | {
      readonly does: "publish";
      readonly kind: "story" | "video";
      readonly paid: number;
      readonly board: number;
    };

const nat = (max: number) => fc.nat({ max });

/** Waits and claims are frequent, so that whole weeks are played. */
export const awardStep: fc.Arbitrary<AwardStep> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant("wait"), hours: nat(8) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant("claim") }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("pay") }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("publish"),
      ...{ kind: fc.constantFrom("story", "video"), paid: nat(24), board: nat(6) },
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom("hide", "show"), work: nat(9) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom("award works", "sign up") }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("buy"),
      product: fc.constantFrom(...PRODUCTS),
      environment: fc.constantFrom(...PURCHASE_ENVIRONMENTS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("take back" as const),
      ...{ purchase: nat(3), percent: fc.oneof(fc.constantFrom(0, 100), nat(100)) },
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("review"),
      ...{ works: nat(30), agrees: fc.boolean() },
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("switch") }) },
) as fc.Arbitrary<AwardStep>;

/** What a person has when the week begins; every combination, also impossible ones. */
export interface WeekStart {
  /** 0 without a streak. */
  readonly streak: number;
  /** Days between the last claim and the Monday. */
  readonly claimedAgo: number;
  /** Days between the last frozen day and the last claim; null without one. */
  readonly frozenAgo: number | null;
}

export const before: fc.Arbitrary<WeekStart> = fc.record({
  streak: fc.oneof(nat(400), fc.constantFrom(3, 5, 26, 97, 199, 361, 364)),
  claimedAgo: fc.integer({ min: 1, max: 3 }),
  frozenAgo: fc.option(fc.integer({ min: 1, max: 9 })),
});

interface AwardedGems {
  /** Of reviews, the type of the transaction. */
  readonly kind: AwardKind | TransactionType | undefined;
  /** Negative when they were taken back. */
  readonly gems: number;
}

interface PlayedWeek {
  readonly awarded: readonly AwardedGems[];
  /** Gems of packs that were paid for with more than test money and not taken back. */
  readonly bought: number;
}

/** Plays steps within one UTC week from this Monday; returns what was awarded in it. */
export async function playWeek(
  monday: Date,
  start: WeekStart,
  steps: readonly AwardStep[],
): Promise<PlayedWeek> {
  const week = await openWeek(monday, start);
  for (const [at, step] of steps.entries())
    await play(week, step, `work-${String(at).padStart(3, "0")}`);
  const packs = [...week.purchases.values()].filter(
    ({ product, environment }) => SHOP[product].kind === "pack" && environment !== "test",
  );
  const bought = packs.reduce((sum, { gems, takenBack }) => sum + gems - takenBack, 0);
  return { awarded: week.awarded, bought };
}

type Week = Awaited<ReturnType<typeof openWeek>>;

/** A person with this start, whose awards, works and ledger are in memory. */
async function openWeek(monday: Date, { streak, claimedAgo, frozenAgo }: WeekStart) {
  const awards = memoryAwards();
  const ledger = memoryGemLedger();
  const reviews = memoryReviews(awards.granted);
  const works = new Map<string, CreationRecord>();
  const purchases = new Map<string, PurchaseRecord>();
  const awarded: AwardedGems[] = [];
  const watched = {
    ...ledger,
    credit: async (input: Parameters<typeof ledger.credit>[0]) => {
      const answer = await ledger.credit(input);
      if (answer.fresh && input.purpose.source === "award")
        awarded.push({ kind: input.awardKind ?? input.type, gems: input.gems });
      return answer;
    },
    reverse: async (input: Parameters<typeof ledger.reverse>[0]) => {
      // The only awards that are ever taken back.
      awarded.push({ kind: "purchase", gems: -input.gems });
      return ledger.reverse(input);
    },
  };
  const find = async (id: string) => works.get(id) ?? null;
  const stores = {
    ...{ awards, reviews, ledger: watched, creations: { find, lock: find } },
    ...{ notifications: { end: async () => {} }, record: async () => {} },
    purchases: { find: async (id: string) => purchases.get(id) ?? null },
    buyers: { take: async () => true },
  };
  const dayBefore = (days: number) => utcDay(new Date(monday.getTime() - days * 24 * HOUR));
  if (streak > 0) {
    const frozenDay = frozenAgo === null ? null : dayBefore(claimedAgo + frozenAgo);
    await awards.saveStreak(USER, { days: streak, lastDay: dayBefore(claimedAgo), frozenDay });
  }
  const end = new Date(monday.getTime() + WEEK - 1);
  const transact = <T>(work: (inside: typeof stores) => Promise<T>) => work(stores);
  return { awards, reviews, works, purchases, awarded, stores, transact, end, now: monday };
}

/** @param id names what the step makes */
async function play(week: Week, step: AwardStep, id: string): Promise<void> {
  const { awards, stores, transact, now } = week;
  switch (step.does) {
    case "wait":
      week.now = new Date(Math.min(now.getTime() + step.hours * HOUR, week.end.getTime()));
      return;
    case "claim":
      await claimDaily({ transact }, { userId: USER, now }).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
      return;
    case "review":
      return review(week, step, id);
    case "sign up":
      await grantSignupGems(stores, { userId: USER, now });
      return;
    case "pay": {
      awards.payments.set(id, now);
      const event = { subjectId: USER, userId: USER, payload: { transactionId: id } };
      return awardForEvent({ ...event, type: "gem.settled" }, stores, now);
    }
    case "publish":
      return publish(week, step, id);
    case "hide":
    case "show": {
      const [found, standing] = [...awards.standings][step.work] ?? [];
      if (!found || !standing) return;
      const inFeed = step.does === "show";
      awards.standings.set(found, { ...standing, inFeed, unchangedSince: now });
      return;
    }
    case "buy":
      return buy(week, step, id);
    case "take back":
      return takeBack(week, step);
    case "award works":
      return awardStandingWorks({ log: fail, awards, transact }, () => now);
    case "switch":
      awards.paused = !awards.paused;
  }
}

async function review(
  week: Week,
  { works, agrees }: Extract<AwardStep, { does: "review" }>,
  id: string,
): Promise<void> {
  const { reviews, transact, end } = week;
  for (let at = 0; at < works; at += 1) {
    let draws = 0;
    const newId = () => `${id} ${at} ${++draws}`;
    const { ready } = await drawReviews({ transact, newId }, { userId: USER, now: week.now });
    const [first] = ready;
    if (!first) return;
    week.now = new Date(Math.min(week.now.getTime() + first.readyIn, end.getTime()));
    const own = at % 2 === 0 ? "yes" : "no";
    const answers = { match: own, clean: own, show: own } as const;
    const other = { ...answers, ...(agrees ? {} : ({ match: "partly", show: "partly" } as const)) };
    reviews.others.set(first.creationId, other);
    await answerReview({ transact }, { id: first.id, userId: USER, answers, now: week.now }).catch(
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      },
    );
  }
}

function buy(
  { purchases, stores, now }: Week,
  { product, environment }: Extract<AwardStep, { does: "buy" }>,
  id: string,
): Promise<void> {
  const { gems } = SHOP[product];
  const price = { amount: SHOP[product].cents, currency: "USD" };
  const bought = { id, userId: USER, product, environment, price };
  purchases.set(id, { ...bought, gems, granted: gems, takenBack: 0 } as PurchaseRecord);
  const payload = { product, gems, version: 1 };
  const event = { subjectId: id, userId: USER, payload };
  return awardForEvent({ ...event, type: "purchase.granted" }, stores, now);
}

async function takeBack(
  { purchases, stores, now }: Week,
  { purchase, percent }: Extract<AwardStep, { does: "take back" }>,
): Promise<void> {
  const found = [...purchases.values()][purchase];
  if (!found) return;
  const { id, product, gems } = found;
  const takenBack = Math.floor((gems * percent) / 100);
  purchases.set(id, { ...found, takenBack });
  const event = { subjectId: id, userId: USER };
  const payload = { product, gems: Math.abs(takenBack - found.takenBack), version: 2 };
  if (takenBack < found.takenBack)
    return awardForEvent({ ...event, type: "purchase.restored", payload }, stores, now);
  const taken = { ...payload, owed: 0, why: "refund" } as const;
  return awardForEvent({ ...event, type: "purchase.takenBack", payload: taken }, stores, now);
}

function publish(
  { awards, works, stores, now }: Week,
  { kind, paid, board }: Extract<AwardStep, { does: "publish" }>,
  id: string,
): Promise<void> {
  const work = { id, userId: USER, kind, type: "text-to-video" } as const;
  const facts = { status: null, moderatorHidden: false, background: false };
  works.set(id, { ...work, ...facts, publishedAt: now } as CreationRecord);
  awards.standings.set(id, {
    ...{ inFeed: true, unchangedSince: now, paid, ownerActive: true },
    work: kind === "story" ? `story:${board}` : `creation:${id}`,
  });
  const payload = { jobId: id, background: false, checked: false };
  const event = { subjectId: id, userId: USER, payload };
  return awardForEvent({ ...event, type: "creation.delivered" }, stores, now);
}

const fail = (line: string): never => {
  throw new Error(line);
};
