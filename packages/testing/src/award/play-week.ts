import type { AwardKind } from "@kinora/contracts/gem/gem";
import { awardForEvent } from "@kinora/domain/award/award-for-event";
import { awardStandingWorks } from "@kinora/domain/award/award-standing-works";
import { claimDaily } from "@kinora/domain/award/claim-daily";
import type { CreationRecord } from "@kinora/domain/creation/creation";
import { grantSignupGems } from "@kinora/domain/gem/grant-signup-gems";
import { Refusal } from "@kinora/domain/refusal";
import fc from "fast-check";
import { memoryGemLedger } from "../gem/memory-gem-ledger.ts";
import { memoryAwards } from "./memory-awards.ts";

const USER = "ada";
const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

/** Something a person, the staff or the worker does. */
export type AwardStep =
  | { readonly does: "claim" | "sign up" | "award works" | "switch" }
  | { readonly does: "wait"; readonly hours: number }
  | { readonly does: "pay"; readonly gems: number }
  | { readonly does: "hide" | "show"; readonly work: number }
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
  { weight: 2, arbitrary: fc.record({ does: fc.constant("pay"), gems: nat(20) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("publish"),
      ...{ kind: fc.constantFrom("story", "video"), paid: nat(24), board: nat(6) },
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom("hide", "show"), work: nat(9) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom("award works", "sign up") }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("switch") }) },
) as fc.Arbitrary<AwardStep>;

/** What a person has when the week begins; every combination, also impossible ones. */
export interface Before {
  /** 0 without a streak. */
  readonly streak: number;
  /** Days between the last claim and the Monday. */
  readonly claimedAgo: number;
  /** Days between the last frozen day and the last claim; null without one. */
  readonly frozenAgo: number | null;
}

export const before: fc.Arbitrary<Before> = fc.record({
  streak: fc.oneof(nat(400), fc.constantFrom(3, 5, 26, 97, 199, 361, 364)),
  claimedAgo: fc.integer({ min: 1, max: 3 }),
  frozenAgo: fc.option(fc.integer({ min: 1, max: 9 })),
});

interface Credited {
  readonly kind: AwardKind | undefined;
  readonly gems: number;
}

/** Plays steps within one UTC week from this Monday; returns what was awarded in it. */
export async function playWeek(
  monday: Date,
  { streak, claimedAgo, frozenAgo }: Before,
  steps: readonly AwardStep[],
): Promise<Credited[]> {
  const awards = memoryAwards();
  const ledger = memoryGemLedger();
  const works = new Map<string, CreationRecord>();
  const awarded: Credited[] = [];
  const watched = {
    ...ledger,
    credit: async (input: Parameters<typeof ledger.credit>[0]) => {
      const answer = await ledger.credit(input);
      if (answer.fresh && input.purpose.source === "award")
        awarded.push({ kind: input.awardKind, gems: input.gems });
      return answer;
    },
  };
  const creations = {
    lock: async (id: string) => works.get(id) ?? null,
    find: async (id: string) => works.get(id) ?? null,
  };
  const notifications = { end: async () => {} };
  const stores = { awards, ledger: watched, creations, notifications, record: async () => {} };
  const transact = <T>(work: (inside: typeof stores) => Promise<T>) => work(stores);
  const dayOf = (days: number) => new Date(monday.getTime() - days * 24 * HOUR).toISOString();
  if (streak > 0) {
    const lastDay = dayOf(claimedAgo).slice(0, 10);
    const frozenDay = frozenAgo === null ? null : dayOf(claimedAgo + frozenAgo).slice(0, 10);
    await awards.saveStreak(USER, { days: streak, lastDay, frozenDay });
  }
  let now = monday;
  const log = (line: string) => {
    throw new Error(line);
  };
  const change = (work: number, inFeed: boolean) => {
    const [id, standing] = [...awards.standings][work] ?? [];
    if (id && standing) awards.standings.set(id, { ...standing, inFeed, unchangedSince: now });
  };
  for (const [at, step] of steps.entries()) {
    const id = `work-${String(at).padStart(3, "0")}`;
    switch (step.does) {
      case "wait":
        now = new Date(Math.min(now.getTime() + step.hours * HOUR, monday.getTime() + WEEK - 1));
        break;
      case "claim":
        await claimDaily({ transact }, { userId: USER, now }).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        });
        break;
      case "sign up":
        await grantSignupGems({ ledger: watched }, { userId: USER, now });
        break;
      case "pay": {
        awards.payments.set(id, now);
        const event = { subjectId: USER, userId: USER, payload: { transactionId: id } };
        await awardForEvent({ ...event, type: "gem.settled" }, stores, now);
        break;
      }
      case "publish": {
        const work = { id, userId: USER, kind: step.kind, type: "text-to-video" } as const;
        works.set(id, { ...work, publishedAt: now, background: false } as CreationRecord);
        awards.standings.set(id, {
          ...{ inFeed: true, unchangedSince: now, paid: step.paid, ownerActive: true },
          work: step.kind === "story" ? `story:${step.board}` : `creation:${id}`,
        });
        const payload = { jobId: id, background: false, checked: false };
        const event = { subjectId: id, userId: USER, payload };
        await awardForEvent({ ...event, type: "creation.delivered" }, stores, now);
        break;
      }
      case "hide":
      case "show":
        change(step.work, step.does === "show");
        break;
      case "award works": {
        const moment = now;
        await awardStandingWorks({ log, awards, transact }, () => moment);
        break;
      }
      case "switch":
        awards.paused = !awards.paused;
        break;
    }
  }
  return awarded;
}
