import { isFinished } from "@kinora/contracts/creation/is-finished";
import type { CreationRecord } from "../creation/creation.ts";
import type { CreationStore } from "../creation/creation-stores.ts";
import type { DomainEvent } from "../event/domain-event.ts";
import { utcDay } from "../gem/utc-day.ts";
import { type AwardPurchaseStores, awardPurchase, settlePurchaseAward } from "./award-purchase.ts";
import type { AwardStore } from "./award-stores.ts";
import { EVER, grantAward } from "./grant-award.ts";
import { type ActiveDayStores, noteActiveDay } from "./note-active-day.ts";

export interface AwardForEventStores extends ActiveDayStores, AwardPurchaseStores {
  readonly awards: ActiveDayStores["awards"] &
    AwardPurchaseStores["awards"] &
    Pick<AwardStore, "paidAt">;
  readonly ledger: AwardPurchaseStores["ledger"];
  readonly creations: Pick<CreationStore, "find">;
}

/** Events that awards react to. */
export const AWARDED_FOR = [
  ...(["gem.settled", "creation.delivered"] as const),
  ...(["purchase.granted", "purchase.takenBack", "purchase.restored"] as const),
] as const;

/**
 * Counts the day on which something ordered was delivered and paid, so that a cancelled order counts
 * for nothing, and grants the badge for a person's first work and the award for their first pack.
 */
export async function awardForEvent(
  event: DomainEvent,
  stores: AwardForEventStores,
  now: Date,
): Promise<void> {
  const { userId, subjectId } = event;
  if (event.type === "gem.settled") {
    const at = await stores.awards.paidAt(event.payload.transactionId);
    if (at) await noteActiveDay(stores, { userId, day: utcDay(at), now });
  }
  if (event.type === "creation.delivered" && !event.payload.background) {
    const creation = await stores.creations.find(subjectId);
    if (!creation || !isOwnWork(creation) || (await stores.awards.isPaused())) return;
    const about = { creationId: creation.id, work: null };
    await grantAward(stores, { userId, award: "first_creation", period: EVER, about, now });
  }
  if (event.type === "purchase.granted")
    await awardPurchase(stores, { purchaseId: subjectId, now });
  if (event.type === "purchase.takenBack" || event.type === "purchase.restored")
    await settlePurchaseAward(stores, { purchaseId: subjectId, now });
}

/** Returns whether a work was made here and was not held back; a later one is awarded instead. */
const isOwnWork = ({ type, status, moderatorHidden }: CreationRecord): boolean =>
  type !== "video-upload" && isFinished(status) && !moderatorHidden;
