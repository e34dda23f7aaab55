import {
  GIFT_ACCOUNT_DAYS,
  GIFT_WAIT_DAYS,
  GIFTS_A_DAY,
  GIFTS_A_MONTH,
} from "@kinora/contracts/gift/gift-limits";
import type { giftRefusals } from "@kinora/contracts/gift/gift-refusals";
import type { FollowState } from "@kinora/contracts/people/follow";
import { availableGems } from "../gem/burn-order.ts";
import { startOfUtcDay } from "../gem/utc-day.ts";
import type { BoughtLot, GiftPerson } from "./gift-store.ts";

const DAY = 24 * 60 * 60_000;

/** Everything that decides whether one person can give gems to another. */
export interface GiftFacts {
  readonly giver: GiftPerson;
  readonly receiver: GiftPerson;
  readonly you: Pick<FollowState["you"], "follows" | "followsYou">;
  /** What is left of the giver's packs and boosters. */
  readonly lots: readonly BoughtLot[];
  /** Gems given so far on this UTC day and in this UTC month. */
  readonly givenToday: number;
  readonly givenThisMonth: number;
  readonly now: Date;
}

/** What can be given now, and later. */
export interface Giveable {
  readonly lots: readonly BoughtLot[];
  readonly gems: number;
  readonly waiting: { readonly gems: number; readonly from: Date } | null;
  readonly dayLeft: number;
  readonly monthLeft: number;
}

/** A refusal that is not thrown yet. */
export interface GiftObstacle {
  readonly code: keyof typeof giftRefusals;
  readonly details: Readonly<Record<string, unknown>>;
}

export const monthStart = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));

const nextMonth = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));

/** When gems of a lot can be given: the lot was credited when its payment was booked. */
const giveableFrom = ({ createdAt }: BoughtLot): Date =>
  new Date(createdAt.getTime() + GIFT_WAIT_DAYS * DAY);

export function giveableNow({ lots, givenToday, givenThisMonth, now }: GiftFacts): Giveable {
  const ripe = lots.filter((lot) => giveableFrom(lot) <= now);
  const unripe = lots.filter((lot) => lot.remaining > 0 && giveableFrom(lot) > now);
  const first = Math.min(...unripe.map((lot) => giveableFrom(lot).getTime()));
  return {
    ...{ lots: ripe, gems: availableGems(ripe, now) },
    waiting:
      unripe.length === 0 ? null : { gems: availableGems(unripe, now), from: new Date(first) },
    dayLeft: Math.max(0, GIFTS_A_DAY - givenToday),
    monthLeft: Math.max(0, GIFTS_A_MONTH - givenThisMonth),
  };
}

/** Returns why this many gems can't be given; null when they can. */
export function obstacleTo(gems: number, facts: GiftFacts): GiftObstacle | null {
  return betweenThem(facts) ?? amongGems(gems, facts);
}

function betweenThem({ giver, receiver, you, now }: GiftFacts): GiftObstacle | null {
  if (giver.id === receiver.id) return plain("GIFT_TO_SELF");
  if (giver.isDisabled || giver.isLeaving) return plain("GIFT_GIVER_LEAVING");
  if (!you.follows) return plain("GIFT_NOT_FOLLOWING");
  if (!you.followsYou) return plain("GIFT_NOT_FOLLOWED");
  // Only then: strangers learn nothing about an account.
  if (receiver.isDisabled || receiver.isLeaving) return plain("GIFT_RECEIVER_UNAVAILABLE");
  const oldEnough = ({ joinedAt }: GiftPerson) => +joinedAt + GIFT_ACCOUNT_DAYS * DAY;
  if (oldEnough(giver) > +now) return { code: "GIFT_GIVER_NEW", details: on(oldEnough(giver)) };
  if (oldEnough(receiver) > +now)
    return { code: "GIFT_RECEIVER_NEW", details: on(oldEnough(receiver)) };
  return null;
}

function amongGems(gems: number, facts: GiftFacts): GiftObstacle | null {
  const { gems: giveable, waiting, dayLeft, monthLeft } = giveableNow(facts);
  if (giveable === 0)
    return waiting
      ? { code: "GIFT_TOO_SOON", details: { gems: waiting.gems, ...on(+waiting.from) } }
      : plain("GIFT_NOTHING_BOUGHT");
  const { now } = facts;
  if (gems > monthLeft)
    return {
      code: "GIFT_MONTH_LIMIT",
      details: { limit: GIFTS_A_MONTH, left: monthLeft, ...on(+nextMonth(now)) },
    };
  if (gems > dayLeft)
    return {
      code: "GIFT_DAY_LIMIT",
      details: { limit: GIFTS_A_DAY, left: dayLeft, ...on(+startOfUtcDay(now, 1)) },
    };
  return gems > giveable ? { code: "GIFT_TOO_MUCH", details: { giveable } } : null;
}

const plain = (code: GiftObstacle["code"]): GiftObstacle => ({ code, details: {} });
const on = (moment: number) => ({ at: new Date(moment).toISOString() });
