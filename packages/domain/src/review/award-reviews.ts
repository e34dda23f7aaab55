import { awardTable, reviewAward } from "@kinora/contracts/award/award-table";
import type { GrantStores } from "../award/award-stores.ts";
import { bookAward } from "../award/book-award.ts";
import { utcDay } from "../gem/utc-day.ts";
import type { ReviewStore } from "./review-store.ts";

export interface AwardReviewsStores extends GrantStores {
  readonly reviews: Pick<ReviewStore, "unpaid" | "pay" | "awarded">;
}

/** Names an award of a UTC day by its number, "2026-12-01 #3"; part of the ledger's key. */
export const reviewPeriod = (day: string, number: number): string => `${day} #${number}`;

/**
 * Awards gems for every few reviews that count and were not paid, up to the limit of the UTC day;
 * the rest counts towards the next. The person's reviews must be locked. Returns the gems.
 */
export async function awardReviews(
  stores: AwardReviewsStores,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<number> {
  const { reviews } = stores;
  const day = utcDay(now);
  const rule = reviewAward(day);
  if (rule === null) return 0;
  const { gems, reviews: needed, timesADay } = rule;
  const before = await reviews.awarded(userId, day);
  const unpaid = await reviews.unpaid(userId);
  let total = 0;
  for (let at = 0; before + at < timesADay && (at + 1) * needed <= unpaid.length; at += 1) {
    const period = reviewPeriod(day, before + at + 1);
    const granted = await bookAward(stores, {
      ...{ userId, award: "review", period, gems, now, version: awardTable(day).version },
      ...{ kind: null, type: "review_videos", subject: null, work: null, purchase: null },
      description: { code: "award.reviews", params: { count: needed } },
    });
    if (granted === null) throw new Error(`The reviews of ${period} were already awarded.`);
    await reviews.pay(unpaid.slice(at * needed, (at + 1) * needed), period);
    total += gems;
  }
  return total;
}
