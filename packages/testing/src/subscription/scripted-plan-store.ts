import { PLAN_TABLE, type PlanId, type SubscriptionState } from "@kinora/contracts/billing/plans";
import { monthStart } from "@kinora/domain/subscription/months";
import type {
  PlanPayment,
  PlanStore,
  SubscriptionFacts,
} from "@kinora/domain/subscription/plan-store";

/** What happens to a plan at a store, apart from what anybody asks it. */
export const PLAN_TURNS = [
  ...([
    "pay",
    "fail",
    "recover",
    "upgrade",
    "downgrade",
    "cancel",
    "keep",
    "end",
    "disputeFirst",
    "disputeLast",
    "win",
    "lose",
    "nothing",
  ] as const),
];
export type PlanTurn = (typeof PLAN_TURNS)[number];

interface Held {
  state: "pending" | "active" | "past_due" | "ended";
  plan: PlanId;
  nextPlan: PlanId | null;
  ends: boolean;
  startedAt: Date | null;
  /** Months since the start. */
  period: number;
  failedAt: Date | null;
  endedAt: Date | null;
  payments: Payment[];
}

/** A payment for a plan in a period: for all of it, or for the difference to a higher plan. */
interface Payment {
  readonly ref: string;
  readonly period: number;
  readonly plan: PlanId;
  dispute: PlanPayment["dispute"];
}

export interface ScriptedPlanStore {
  readonly store: Pick<PlanStore, "store" | "environment" | "readSubscription" | "readPayment">;
  /** Lets time pass, and then something happen. */
  readonly turn: (turn: PlanTurn, now: Date) => void;
  readonly facts: (now: Date) => SubscriptionFacts;
  /** What the money of the period pays for; null for nothing. */
  readonly paidPlan: () => PlanId | null;
}

const GRACE = 7 * 86_400_000;

/** A store without a network that holds one plan, paid for by the month. */
export function scriptedPlanStore(ref: string): ScriptedPlanStore {
  const held: Held = {
    ...{ state: "pending", plan: "basic_monthly", nextPlan: null, ends: false, startedAt: null },
    ...{ period: 0, failedAt: null, endedAt: null, payments: [] },
  };
  const facts = (now: Date) => {
    advance(held, now);
    return factsOf(held, ref, now);
  };
  return {
    facts,
    store: {
      ...{ store: "stripe", environment: "test" },
      readSubscription: async (_ids, now) => facts(now),
      readPayment: async (id) => {
        const found = held.payments.find((one) => refOf(ref, one) === id);
        return found ? asPayment(ref, found) : null;
      },
    },
    paidPlan() {
      const own = ofPeriod(held);
      const gone = own.findIndex(({ dispute }) => dispute !== "none");
      return gone === -1 ? held.plan : (own[gone - 1]?.plan ?? null);
    },
    turn(turn, now) {
      advance(held, now);
      TURNS[turn](held, now);
    },
  };
}

const periodAt = ({ startedAt, period }: Held, n: number) =>
  startedAt === null ? null : monthStart(startedAt, period + n);

function advance(held: Held, now: Date): void {
  for (;;) {
    const end = held.state === "active" ? periodAt(held, 1) : null;
    if (end === null || end > now) return;
    if (held.ends) Object.assign(held, { state: "ended", endedAt: end });
    else {
      held.period += 1;
      held.plan = held.nextPlan ?? held.plan;
      held.nextPlan = null;
      pay(held, "whole");
    }
  }
}

const TURNS: Readonly<Record<PlanTurn, (held: Held, now: Date) => void>> = {
  nothing: () => {},
  pay: (held, now) => {
    if (held.state !== "pending") return;
    Object.assign(held, { state: "active", startedAt: now });
    pay(held, "whole");
  },
  fail: (held, now) => {
    if (held.state === "active") Object.assign(held, { state: "past_due", failedAt: now });
  },
  recover: (held) => {
    if (held.state === "past_due") Object.assign(held, { state: "active", failedAt: null });
  },
  upgrade: (held) => {
    if (held.state !== "active" || held.ends) return;
    const isHigher = held.plan !== "pro_monthly";
    Object.assign(held, { plan: "pro_monthly", nextPlan: null });
    if (isHigher) pay(held, "difference");
  },
  downgrade: (held) => {
    if (held.state === "active" && held.plan === "pro_monthly" && !held.ends)
      held.nextPlan = "basic_monthly";
  },
  cancel: (held) => {
    if (held.state === "active") Object.assign(held, { ends: true, nextPlan: null });
  },
  keep: (held) => {
    held.ends = false;
  },
  end: (held, now) => {
    if (held.state === "active" || held.state === "past_due")
      Object.assign(held, { state: "ended", endedAt: now });
  },
  disputeFirst: (held) => dispute(ofPeriod(held)[0]),
  disputeLast: (held) => dispute(ofPeriod(held).at(-1)),
  win: (held) => decide(held, "none"),
  lose: (held) => decide(held, "lost"),
};

const ofPeriod = ({ payments, period }: Held) => payments.filter((one) => one.period === period);

function pay(held: Held, kind: string): void {
  const { period, plan, payments } = held;
  payments.push({ ref: `${kind} ${period}`, period, plan, dispute: "none" });
}

function dispute(payment: Payment | undefined): void {
  if (payment?.dispute === "none") payment.dispute = "open";
}

function decide({ payments }: Held, as: PlanPayment["dispute"]): void {
  for (const one of payments) if (one.dispute === "open") one.dispute = as;
}

const refOf = (ref: string, payment: Payment) => `${ref} ${payment.ref}`;
const asPayment = (ref: string, payment: Payment): PlanPayment => ({
  ...{ ref: refOf(ref, payment), amount: PLAN_TABLE[payment.plan].cents, refunded: 0 },
  dispute: payment.dispute,
});

function factsOf(held: Held, ref: string, now: Date): SubscriptionFacts {
  const isPaid = held.state !== "pending";
  const own = ofPeriod(held);
  const last = own.at(-1);
  return {
    ...{ state: stateOf(held, now), rawState: held.state, plan: held.plan },
    ...{ ref: isPaid ? ref : null, customerRef: null, nextPlan: held.nextPlan },
    price: { amount: PLAN_TABLE[held.plan].cents, currency: "USD" },
    ...{ startedAt: held.startedAt, periodStart: periodAt(held, 0) },
    ...{ periodEnd: periodAt(held, 1), endedAt: held.endedAt },
    // What fails here is an invoice in the middle of a paid period.
    ...{ paidUntil: periodAt(held, 1), payment: last ? asPayment(ref, last) : null },
    paidParts: own.map((one) => ({
      ...{ ref: refOf(ref, one), plan: one.plan, until: periodAt(held, 1) ?? now },
    })),
  };
}

function stateOf({ state, ends, failedAt }: Held, now: Date): SubscriptionState {
  if (state === "pending") return "pending";
  if (state === "ended") return "expired";
  if (state === "active") return ends ? "canceled" : "active";
  return +now - +(failedAt ?? now) < GRACE ? "in_grace_period" : "on_hold";
}
