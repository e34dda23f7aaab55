import { type AwardTable, awardTable } from "@kinora/contracts/award/award-table";
import type { CreationRecord } from "../creation/creation.ts";
import { utcDay } from "../gem/utc-day.ts";
import type { AwardedKind, AwardWorkStores, WorkStanding } from "./award-stores.ts";
import type { Granted } from "./book-award.ts";
import { grantAward } from "./grant-award.ts";
import { utcWeek } from "./utc-week.ts";

const HOUR = 60 * 60_000;

/** Days after its publication within which a work can be awarded. */
export const AWARDED_WITHIN_DAYS = 14;

export const isAwardedKind = (kind: CreationRecord["kind"]): kind is AwardedKind =>
  kind === "story" || kind === "video";

/**
 * Returns whether a work deserves the award of its kind: it has been in the feed for so many hours,
 * without any change of who may see it, and cost at least as much as the award.
 */
export function isDeserved(
  { publishedAt }: Pick<CreationRecord, "publishedAt">,
  { inFeed, unchangedSince, paid, ownerActive }: WorkStanding,
  {
    gems,
    standingHours,
    now,
  }: Pick<AwardTable, "standingHours"> & {
    readonly gems: number;
    readonly now: Date;
  },
): boolean {
  if (!inFeed || !ownerActive || publishedAt === null || paid < gems) return false;
  const since = Math.max(publishedAt.getTime(), unchangedSince?.getTime() ?? 0);
  return now.getTime() - since >= standingHours * HOUR;
}

/**
 * Awards a published work when it deserves it and its owner does not have the award of its kind for
 * this UTC week. Safe to repeat.
 */
export async function awardWork(
  stores: AwardWorkStores,
  { creationId, now }: { readonly creationId: string; readonly now: Date },
): Promise<Granted | null> {
  const { creations, awards } = stores;
  const creation = await creations.lock(creationId);
  if (!creation || creation.background || !isAwardedKind(creation.kind)) return null;
  const { userId, kind } = creation;
  const { rules, standingHours } = awardTable(utcDay(now));
  const rule = rules[kind];
  if (rule.is !== "fixed" || (await awards.isPaused())) return null;
  const standing = await awards.standing(creation);
  if (!isDeserved(creation, standing, { gems: rule.gems, standingHours, now })) return null;
  const about = { creationId, work: standing.work };
  return grantAward(stores, { userId, award: kind, period: utcWeek(now), about, now });
}
