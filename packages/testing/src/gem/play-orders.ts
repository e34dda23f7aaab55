import type { FailureClass } from "@kinora/contracts/creation/creation";
import { cancelCreation } from "@kinora/domain/creation/cancel-creation";
import type { CreationRecord } from "@kinora/domain/creation/creation";
import { creationSubject, MAKE_CREATION } from "@kinora/domain/creation/creation-job";
import { failCreation } from "@kinora/domain/creation/fail-creation";
import { settleCreation } from "@kinora/domain/creation/settle-creation";
import { dailyGemsExpireAt } from "@kinora/domain/gem/daily-claim";
import type { GemLedger } from "@kinora/domain/gem/gem-ledger";
import { AWARD, toMake } from "@kinora/domain/gem/purpose";
import type { Job } from "@kinora/domain/job/job";
import { Refusal } from "@kinora/domain/refusal";
import fc from "fast-check";
import { expect } from "vitest";
import { A_FILM, DAILY_GEMS } from "./ledger-sentences.ts";

/** A step by the user, or an event, around one order. */
export type OrderStep =
  | { readonly do: "claim" | "order" | "cancel" | "refused" | "delivered" }
  | { readonly do: "fail"; readonly failure: Exclude<FailureClass, "cancelled" | "refused"> }
  | { readonly do: "wait"; readonly hours: number };

const plain = (step: "claim" | "order" | "cancel" | "refused" | "delivered") =>
  fc.constant<OrderStep>({ do: step });

/** A retry is a new order: the user has one creation and any number of attempts at it. */
export const orderStep: fc.Arbitrary<OrderStep> = fc.oneof(
  { weight: 3, arbitrary: plain("claim") },
  { weight: 6, arbitrary: plain("order") },
  { weight: 4, arbitrary: plain("cancel") },
  { weight: 2, arbitrary: plain("refused") },
  { weight: 1, arbitrary: plain("delivered") },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("fail" as const),
      failure: fc.constantFrom("engine" as const, "timeout", "lost", "input"),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("wait" as const),
      hours: fc.integer({ min: 1, max: 80 }),
    }),
  },
);

export interface OrderedLedger {
  readonly userId: string;
  readonly ledger: GemLedger;
  /** Lots in order of credit. */
  lots(): Promise<{ remaining: number; expiresAt: Date | null }[]>;
}

const OURS = new Set<FailureClass>(["engine", "timeout", "lost"]);
const start = Date.parse("2026-06-15T09:30:00Z");
const nothing = async () => {};

/**
 * Runs the steps and checks the lots after each: a lot is extended at most once, and only through
 * our fault.
 */
export async function playOrders(
  { userId, ledger, lots }: OrderedLedger,
  steps: readonly OrderStep[],
): Promise<void> {
  let time = start;
  let job: Job | null = null;
  const lengthened = new Map<number, number>();
  let ends = (await lots()).map(({ expiresAt }) => expiresAt?.getTime());
  for (const [index, step] of steps.entries()) {
    time += step.do === "wait" ? step.hours * 3_600_000 : 1;
    const now = new Date(time);
    if (step.do === "claim") await claim(ledger, userId, now, `claim ${index}`);
    else if (step.do === "order") job ??= await order(ledger, userId, now, `job-${index}`);
    else if (step.do !== "wait" && job) {
      await end(ledger, job, step, now);
      job = null;
    }
    const after = (await lots()).map(({ expiresAt }) => expiresAt?.getTime());
    for (const [lot, before] of ends.entries()) {
      if (after[lot] === before) continue;
      expect(step.do === "fail" && OURS.has(step.failure)).toBe(true);
      lengthened.set(lot, (lengthened.get(lot) ?? 0) + 1);
      expect(lengthened.get(lot)).toBe(1);
    }
    ends = after;
  }
}

async function claim(ledger: GemLedger, userId: string, now: Date, key: string): Promise<void> {
  await ledger.credit({
    ...{ userId, gems: 10, kind: "daily", purpose: AWARD, awardKind: "daily", key, now },
    ...{ expiresAt: dailyGemsExpireAt(now), description: DAILY_GEMS },
  });
}

async function order(
  ledger: GemLedger,
  userId: string,
  now: Date,
  id: string,
): Promise<Job | null> {
  const gems = 7;
  const expiresAt = new Date(now.getTime() + 365 * 86_400_000);
  try {
    const { holdId } = await ledger.hold({
      ...{
        userId,
        gems,
        key: id,
        purpose: toMake(creationSubject("crt")),
        description: A_FILM,
        expiresAt,
        now,
      },
    });
    return {
      ...{ id, userId, holdId, gems, background: false },
      ...{ kind: MAKE_CREATION, subject: creationSubject("crt"), lane: "render", order: null },
      size: "small",
      ...{
        attempt: 1,
        failures: 0,
        suspect: false,
        loneDeaths: 0,
        vanished: 0,
        stage: "queued",
        percent: 0,
        previewHash: null,
      },
      ...{ queuedAt: now, startedAt: null, outcome: null },
    };
  } catch (error) {
    if (error instanceof Refusal && error.code === "INSUFFICIENT_GEMS") return null;
    throw error;
  }
}

async function end(
  ledger: GemLedger,
  job: Job,
  step: Exclude<OrderStep, { do: "wait" | "claim" | "order" }>,
  now: Date,
): Promise<void> {
  const creation = creationOf(job, now);
  const stores = {
    ledger,
    creations: { update: nothing },
    media: { removeAll: nothing },
    releaseUnsent: nothing,
    artifacts: { markPicturesPaid: async () => 0 },
    addHistory: async () => 1,
    record: nothing,
  };
  if (step.do === "fail")
    return failCreation({ creation, job, failure: step.failure, now }, stores);
  if (step.do === "cancel") {
    const queue = { lockOpen: async () => job, cancel: nothing };
    const policyRefusals = { noteCalledOff: nothing };
    await cancelCreation(creation, now, { ...stores, queue, policyRefusals });
    return;
  }
  const verdict = step.do === "refused" ? "hit" : "clean";
  await settleCreation({ creation, job, verdict, mature: false, thumbhash: null, now }, stores);
}

function creationOf({ userId, gems }: Job, now: Date): CreationRecord {
  return {
    ...{ id: "crt", userId, kind: "video", type: "text-to-video", prompt: "a fox", title: null },
    ...{ model: "core", style: "photorealistic", aspectRatio: "16:9", width: 16, height: 9 },
    ...{ duration: 4, recipe: null, notices: [], chapters: [], failureClass: null },
    ...{ thumbhash: null, gems: { held: gems, settled: 0, refunded: 0 }, priceVersion: 1 },
    ...{ parentId: null, order: null, background: false, createdAt: now, finishedAt: null },
    ...{ status: "processing", statusBeforeDeletion: null, private: false, hidden: false },
    ...{ matureByAuthor: false, matureByHouse: null },
    ...{ moderatorHidden: false, inFeed: false, publishedAt: null, deletedAt: null },
    purgedAt: null,
  };
}
