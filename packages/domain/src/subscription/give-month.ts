import { ALLOWANCES } from "@kinora/contracts/billing/plans";
import { CORRECTION_ALONE_MAX } from "@kinora/contracts/limits";
import type { NewMonth } from "@kinora/contracts/payment/payment";
import type { AppendAudit } from "../audit/audit-log.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import { Refusal } from "../refusal.ts";
import { hasAccess, rankOf, tierOf } from "./held-tier.ts";
import type { Pass } from "./pass-store.ts";
import { beginPass, type PlanStores } from "./passes.ts";

/** A tier that staff gave for some days. */
export interface MonthRecord {
  readonly id: string;
  readonly userId: string;
  readonly tier: NewMonth["tier"];
  readonly days: number;
  readonly gems: number;
  readonly reason: string;
  readonly givenById: string | null;
  readonly givenAt: Date;
}

export interface MonthStore {
  /** Adds it; returns the earlier one of this key instead. */
  add(month: MonthRecord, key: string): Promise<MonthRecord>;
  setReceipt(id: string, receiptId: string): Promise<void>;
  /** Sum of the gems that this person gave with months, and by extending plans, since. */
  gemsGiven(givenById: string, since: Date): Promise<number>;
}

export interface GiveMonthStores extends PlanStores {
  readonly months: MonthStore;
  /** Locks the person; null when there is none or their account was erased. */
  readonly suspensions: { lockPerson(userId: string): Promise<object | null> };
  readonly ledger: Pick<GemLedger, "credit">;
  readonly record: RecordEvent;
  readonly audit: AppendAudit;
}

export interface MonthWish extends NewMonth {
  readonly id: string;
  readonly userId: string;
  readonly key: string;
  readonly actor: { readonly id: string };
  readonly requestId: string | null;
  readonly now: Date;
}

const DAY = 24 * 60 * 60_000;

/**
 * Gives a person a tier for some days, as a pass without a purchase: it follows the passes that
 * they have of this tier, and a plan that ends. Gems given so count for one member of staff alone as far as a correction may.
 *
 * @throws Refusal PERSON_NOT_FOUND, OWN_ACCOUNT, MONTHS_TOO_MANY, IDEMPOTENCY_KEY_REUSED
 */
export async function giveMonth(
  { transact }: { transact: <T>(work: (stores: GiveMonthStores) => Promise<T>) => Promise<T> },
  wish: MonthWish,
): Promise<MonthRecord & Pick<Pass, "from" | "until">> {
  const { id, userId, tier, days, reason, key, actor, now } = wish;
  return transact(async (stores) => {
    const { months, suspensions, passes } = stores;
    // In id order, so that two never wait for one another; the giver, so that their gifts count one another.
    for (const one of [userId, actor.id].sort())
      if ((await suspensions.lockPerson(one)) === null) throw new Refusal("PERSON_NOT_FOUND");
    if (userId === actor.id) throw new Refusal("OWN_ACCOUNT");
    const gems = wish.gems ? Math.floor((ALLOWANCES[tier] * days) / 30) : 0;
    const asked = { id, userId, tier, days, gems, reason, givenById: actor.id, givenAt: now };
    const before = await months.gemsGiven(actor.id, new Date(+now - DAY));
    const kept = await months.add(asked, key);
    if (kept.id !== id) requireSame(kept, asked);
    else if (gems > 0 && before + gems > CORRECTION_ALONE_MAX)
      throw new Refusal("MONTHS_TOO_MANY", { limit: CORRECTION_ALONE_MAX });
    else await book(stores, kept, wish);
    const pass = (await passes.list(userId)).find((one) => one.id === kept.id);
    return { ...kept, from: pass?.from ?? now, until: pass?.until ?? now };
  });
}

function requireSame(kept: MonthRecord, asked: MonthRecord): void {
  const isSame = (["userId", "tier", "days", "gems", "reason"] as const).every(
    (name) => kept[name] === asked[name],
  );
  if (!isSame) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
}

async function book(
  stores: GiveMonthStores,
  { id, userId, tier, days, gems, reason }: MonthRecord,
  { actor, requestId, now }: MonthWish,
): Promise<void> {
  const { months, passes, ledger, record, audit } = stores;
  const notBefore = await endOfPlan(stores, { userId, tier }, now);
  await beginPass(stores, { id, purchaseId: null, userId, tier, days, notBefore }, now);
  const pass = (await passes.list(userId)).find((one) => one.id === id);
  if (!pass) throw new Error(`The pass ${id} did not begin.`);
  if (gems > 0) {
    const { receiptId } = await ledger.credit({
      ...{ userId, gems, now, kind: "subscription", expiresAt: null, key: `month:${id}` },
      purpose: { source: "subscription", subject: null },
      description: { code: "subscription.gems", params: { tier } },
    });
    await months.setReceipt(id, receiptId);
  }
  const until = pass.until.toISOString();
  await record({ type: "pass.given", subjectId: id, userId, payload: { tier, gems, until } });
  await audit({
    ...{ action: "month.given", actorId: actor.id, subject: { noun: "person", id: userId } },
    ...{ before: {}, after: { pass: id, tier, days, gems, until } },
    ...{ reason, requestId, at: now },
  });
}

/** When a plan that gives the tier, and will not be renewed, ends; null for none. */
async function endOfPlan(
  { subscriptions }: GiveMonthStores,
  { userId, tier }: Pick<MonthRecord, "userId" | "tier">,
  now: Date,
): Promise<Date | null> {
  const all = await subscriptions.list(userId);
  const ends = all.flatMap((plan) => {
    const held = tierOf(plan);
    const isEnding = plan.state === "canceled" && hasAccess(plan, now);
    return isEnding && held !== null && rankOf(held) >= rankOf(tier) ? (plan.paidUntil ?? []) : [];
  });
  return ends.toSorted((one, other) => +other - +one)[0] ?? null;
}
