import type { AwardName } from "@kinora/contracts/award/award-table";
import type { EventPayload } from "@kinora/contracts/event/event-payloads";
import type { AwardKind } from "@kinora/contracts/gem/gem";
import type { Sentence } from "@kinora/contracts/message/sentence";
import type { TransactionType } from "../gem/gem-ledger.ts";
import { AWARD } from "../gem/purpose.ts";
import type { SubjectRef } from "../subject.ts";
import type { GrantStores } from "./award-stores.ts";

export interface Granted {
  readonly award: AwardName;
  readonly gems: number;
}

/** An award whose amount is decided. */
export interface NewAward extends Granted {
  readonly userId: string;
  /** Null for reviews, which are told apart by their type. */
  readonly kind: AwardKind | null;
  /** Defaults to "credit". */
  readonly type?: TransactionType;
  /** Monday of the UTC week, "ever", or UTC day and number. */
  readonly period: string;
  /** Version of the table. */
  readonly version: number;
  readonly subject: SubjectRef | null;
  /** What is awarded only once, to anyone; null when there is nothing. */
  readonly work: string | null;
  readonly description: Sentence;
  readonly purchase: EventPayload<"award.granted">["purchase"];
  readonly now: Date;
}

/** Returns the ledger's key of an award: one per person, award and period. */
export const awardKey = ({
  userId,
  award,
  period,
}: Pick<NewAward, "userId" | "award" | "period">) => `award:${award}:${userId}:${period}`;

/**
 * Credits an award as gems that never expire. Returns null, and changes nothing, when the person
 * has it for this period, or when its work was awarded before.
 */
export async function bookAward(
  { awards, ledger, record }: GrantStores,
  { userId, award, gems, period, version, work, subject, now, ...about }: NewAward,
): Promise<Granted | null> {
  await awards.lock(userId);
  const key = awardKey({ userId, award, period });
  // Looked up first: amounts may have changed since, and the ledger refuses a key with another body.
  if (await ledger.hasKey(userId, key)) return null;
  if (work !== null && (await awards.hasWork(award, work))) return null;
  const { receiptId } = await ledger.credit({
    ...{ userId, gems, key, now, kind: "gift", expiresAt: null },
    ...(about.kind && { awardKind: about.kind }),
    ...(about.type && { type: about.type }),
    ...{ purpose: { ...AWARD, subject }, description: about.description },
  });
  await awards.add({ userId, award, period, gems, version, receiptId, work, at: now });
  const creationId = subject?.noun === "creation" ? subject.id : null;
  const payload = { award, gems, receiptId, creationId, purchase: about.purchase };
  await record({ type: "award.granted", subjectId: userId, userId, payload });
  return { award, gems };
}
