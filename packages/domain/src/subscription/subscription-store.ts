import type { Tier } from "@kinora/contracts/account/account";
import type { ShopPrice } from "@kinora/contracts/billing/billing";
import type {
  PlanId,
  PlanLine,
  SocialPlan,
  SubscriptionState,
} from "@kinora/contracts/billing/plans";
import type { PurchaseEnvironment, StoreName } from "@kinora/contracts/billing/store-vocabulary";

export interface NewSubscription {
  readonly id: string;
  readonly userId: string;
  readonly store: StoreName;
  readonly environment: PurchaseEnvironment;
  readonly plan: PlanId;
  /** List price; replaced by what the store takes. */
  readonly price: ShopPrice;
  /** The store's customer of an earlier subscription there; null before it was paid for. */
  readonly customerRef: string | null;
  readonly createdAt: Date;
}

/** A payment that a period stands on. */
export interface PaidPart {
  /** The store's id of it. */
  readonly ref: string;
  /** The plan that it was made for, and until when that was paid. */
  readonly plan: PlanId;
  readonly until: Date;
}

/** What a store says of a subscription. */
export interface PlanStanding {
  readonly state: SubscriptionState;
  /** What the store calls that state. */
  readonly rawState: string;
  /** The store's ids; null before it was paid for. */
  readonly ref: string | null;
  readonly customerRef: string | null;
  readonly plan: PlanId;
  /** What follows at the end of the period; null when the plan stays. */
  readonly nextPlan: PlanId | null;
  /** For each period. */
  readonly price: ShopPrice;
  readonly startedAt: Date | null;
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
  readonly endedAt: Date | null;
  /** End of the last period that was paid; null when none ever was. */
  readonly paidUntil: Date | null;
  /** The store's id of the payment for the present period; null while there is none. */
  readonly paymentRef: string | null;
  /** All payments that the present period stands on, oldest first. */
  readonly paidBy: readonly PaidPart[];
  /** A lower plan when the money that is left pays for no more; null when it pays for this one. */
  readonly paidPlan: PlanId | null;
}

export interface StoredSubscription extends NewSubscription, PlanStanding {
  readonly line: PlanLine;
  /** The store's id of the checkout and its page; null until it was opened. */
  readonly checkoutRef: string | null;
  readonly url: string | null;
  /** Rises with every answer of the store that is booked. */
  readonly version: number;
  /** When the last answer was booked; null for never. */
  readonly askedAt: Date | null;
}

/** Gems given for one month of holding a tier. */
export interface Allowance {
  /** Moment from which months are counted. */
  readonly anchor: Date;
  /** 0 for the first. */
  readonly month: number;
  readonly tier: Tier;
  readonly gems: number;
}

/** What gems were given for, and their receipt. */
export interface AllowanceSource {
  readonly receiptId: string;
  readonly subscriptionId: string;
  readonly paymentRef: string | null;
}

/** Gems that a payment paid for, and how many of them were taken back. */
export interface PaidGems {
  readonly receiptId: string;
  readonly gems: number;
  readonly takenBack: number;
}

export interface SubscriptionStore {
  /** Serialises what is done to a person's plans. */
  lockHolder(userId: string): Promise<void>;
  /** Returns the subscription begun with this key earlier; null for none. */
  findByKey(userId: string, key: string): Promise<StoredSubscription | null>;
  add(subscription: NewSubscription, key: string): Promise<void>;
  setPage(id: string, page: { readonly ref: string; readonly url: string }): Promise<void>;
  /** Stores the store's checkout, or subscription, of one that has none. */
  setCheckout(id: string, ref: string): Promise<void>;
  setRef(id: string, ref: string): Promise<void>;
  /**
   * Takes the right to change a subscription at its store, until it is given back or expires; false
   * when somebody else has it.
   */
  takeLease(id: string, now: Date, until: Date): Promise<boolean>;
  /** Does nothing when it expired, and may be somebody else's. */
  giveLeaseBack(id: string, until: Date): Promise<void>;
  find(id: string): Promise<StoredSubscription | null>;
  findByCheckout(store: StoreName, ref: string): Promise<StoredSubscription | null>;
  findByRef(store: StoreName, ref: string): Promise<StoredSubscription | null>;
  lock(id: string): Promise<StoredSubscription | null>;
  /** Returns a person's subscriptions that started or may start, oldest first. */
  list(userId: string): Promise<StoredSubscription[]>;
  /** Counts checkouts begun since that were not paid. */
  countOpen(userId: string, since: Date): Promise<number>;
  /** Stores what the store said of a locked subscription, and when to ask again; raises its version. */
  change(
    id: string,
    to: PlanStanding,
    at: { readonly now: Date; readonly askAt: Date | null },
  ): Promise<void>;
  /** Returns subscriptions to be asked about, the most overdue first. */
  findDue(now: Date, most: number): Promise<string[]>;
  setDue(id: string, askAt: Date | null): Promise<void>;
  /** Sets what a person's plans give. */
  setPlans(
    userId: string,
    to: { readonly tier: Tier; readonly socialPlan: SocialPlan },
  ): Promise<void>;
  /** Returns from when a person's months are counted; null while they hold no tier. */
  anchorOf(userId: string): Promise<Date | null>;
  /** Returns from when the months were counted that a person was last given gems for. */
  lastAnchorOf(userId: string): Promise<Date | null>;
  /** Sets from when months are counted, and when the next gems are due; null for never. */
  setClock(
    userId: string,
    clock: { readonly anchor: Date; readonly dueAt: Date | null },
  ): Promise<void>;
  /** Forgets a person's clock: they hold no tier any more. */
  stopClock(userId: string): Promise<void>;
  /** Returns the gems given since. */
  listAllowances(userId: string, anchor: Date): Promise<Allowance[]>;
  /** Returns the gems that a payment paid for, oldest first. */
  listPaidBy(paymentRef: string): Promise<PaidGems[]>;
  setTakenBack(receiptId: string, gems: number): Promise<void>;
  /** Returns the subscription that a payment was for, in whatever period. */
  findByPayment(paymentRef: string): Promise<StoredSubscription | null>;
  /** `source` is null when no gems were given for it. */
  addAllowance(userId: string, allowance: Allowance, source: AllowanceSource | null): Promise<void>;
  /** Counts a person's unspent gems of plans, reserved ones included, and keeps them from being spent meanwhile. */
  countPlanGems(userId: string, now: Date): Promise<number>;
  /** Returns persons whose gems are due. */
  findGemsDue(now: Date, most: number): Promise<string[]>;
  /**
   * Returns subscriptions that would be renewed, or could still be paid for, by accounts that are
   * disabled or whose deletion is planned; and all running ones of erased accounts. In no order, so that none that fails
   * keeps others from their turn.
   */
  findOfEndedAccounts(
    where: Pick<NewSubscription, "store" | "environment">,
    most: number,
  ): Promise<{ readonly id: string; readonly isErased: boolean }[]>;
  /** Returns subscriptions of erased accounts that would be renewed. In no order. */
  findRenewingOfErased(
    where: Pick<NewSubscription, "store" | "environment">,
    most: number,
  ): Promise<{ readonly id: string }[]>;
}
