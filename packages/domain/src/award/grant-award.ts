import { type AwardName, type AwardTable, awardTable } from "@kinora/contracts/award/award-table";
import type { Sentence } from "@kinora/contracts/message/sentence";
import { AWARD } from "../gem/purpose.ts";
import { utcDay } from "../gem/utc-day.ts";
import type { GrantStores } from "./award-stores.ts";

/** Period of awards that a person gets once. */
export const EVER = "ever";

export interface Granted {
  readonly award: AwardName;
  readonly gems: number;
}

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

/** Returns the ledger's key of an award: one per person, award and period. */
export const awardKey = ({
  userId,
  award,
  period,
}: Pick<AwardGrant, "userId" | "award" | "period">) => `award:${award}:${userId}:${period}`;

/**
 * Grants an award of the current table as gems that never expire. Returns null, and changes
 * nothing, when the person has it for this period, or when the work was awarded before.
 */
export async function grantAward(
  { awards, ledger, record }: GrantStores,
  grant: AwardGrant,
): Promise<Granted | null> {
  const { userId, award, period, about, now } = grant;
  const table = awardTable(utcDay(now));
  const rule = table.rules[award];
  if (rule.is !== "fixed" && rule.is !== "streak") throw new Error(`${award} is no fixed award`);
  const { kind, gems } = rule;
  await awards.lock(userId);
  const key = awardKey(grant);
  // Looked up first: amounts may have changed since, and the ledger refuses a key with another body.
  if (await ledger.hasKey(userId, key)) return null;
  const { creationId = null, work = null } = about ?? {};
  if (work !== null && (await awards.hasWork(award, work))) return null;
  const { receiptId } = await ledger.credit({
    ...{ userId, gems, key, now, kind: "gift", awardKind: kind, expiresAt: null },
    purpose:
      creationId === null ? AWARD : { ...AWARD, subject: { noun: "creation", id: creationId } },
    description: describe(award, table),
  });
  const { version } = table;
  await awards.add({ userId, award, period, gems, version, receiptId, work, at: now });
  const payload = { award, gems, receiptId, creationId };
  await record({ type: "award.granted", subjectId: userId, userId, payload });
  return { award, gems };
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
