import { type AwardName, type AwardTable, awardTable } from "@kinora/contracts/award/award-table";
import type { Sentence } from "@kinora/contracts/message/sentence";
import { utcDay } from "../gem/utc-day.ts";
import type { GrantStores } from "./award-stores.ts";
import { bookAward, type Granted } from "./book-award.ts";

/** Period of awards that a person gets once. */
export const EVER = "ever";

/** What an award is for. */
export interface AwardGrant {
  readonly userId: string;
  readonly award: AwardName;
  /** Monday of the UTC week, or EVER. */
  readonly period: string;
  /** The work, and what is awarded only once to anyone; null when it is for none. */
  readonly about: { readonly creationId: string; readonly work: string | null } | null;
  readonly now: Date;
}

/**
 * Grants an award of the current table as gems that never expire. Returns null, and changes
 * nothing, when the person has it for this period, or when the work was awarded before.
 */
export async function grantAward(
  stores: GrantStores,
  { userId, award, period, about, now }: AwardGrant,
): Promise<Granted | null> {
  const table = awardTable(utcDay(now));
  const rule = table.rules[award];
  if (rule.is !== "fixed" && rule.is !== "streak") throw new Error(`${award} is no fixed award`);
  const { kind, gems } = rule;
  return bookAward(stores, {
    ...{ userId, award, period, kind, gems, now, version: table.version, purchase: null },
    subject: about && { noun: "creation", id: about.creationId },
    ...{ work: about?.work ?? null, description: describe(award, table) },
  });
}

/** Words an award for the statement, without the title of a work: it is joined on reading. */
function describe(award: AwardName, { rules, activeDays, standingHours }: AwardTable): Sentence {
  const rule = rules[award];
  if (rule.is === "streak") return { code: "award.streak", params: { days: rule.days } };
  if (award === "weekly") return { code: "award.week", params: { days: activeDays } };
  if (award === "story" || award === "video")
    return { code: "award.work", params: { kind: award, hours: standingHours } };
  return { code: "award.first", params: {} };
}
