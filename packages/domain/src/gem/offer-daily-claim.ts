import { lastDay } from "@kinora/contracts/gem/last-day";
import { DAILY_CLAIM_GEMS } from "@kinora/contracts/limits";
import { type NotifyStores, notify } from "../notification/notify.ts";
import {
  dailyClaimKey,
  dailyGemsExpireAt,
  dailyOfferKey,
  nextDailyClaimAt,
} from "./daily-claim.ts";
import type { GemLedger } from "./gem-ledger.ts";

/**
 * Tells a person who is here that today's gems wait. Called whenever the person is seen: one
 * notification a UTC day, none once claimed.
 */
export async function offerDailyClaim(
  {
    ledger,
    transact,
  }: {
    ledger: Pick<GemLedger, "hasKey">;
    transact: <T>(work: (stores: NotifyStores) => Promise<T>) => Promise<T>;
  },
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  if (await ledger.hasKey(userId, dailyClaimKey(userId, now))) return;
  await transact((stores) =>
    notify(stores, {
      userId,
      kind: "action",
      title: `Your ${DAILY_CLAIM_GEMS} gems for today are ready`,
      body: `Claimed today, they can be used until the end of ${lastDay(dailyGemsExpireAt(now))}.`,
      href: "/gems",
      action: { label: `Claim ${DAILY_CLAIM_GEMS} gems`, kind: "daily-claim" },
      creationId: null,
      dedupeKey: dailyOfferKey(now),
      expiresAt: nextDailyClaimAt(now),
      createdAt: now,
    }),
  );
}
