import type { CreationRecord } from "../creation/creation.ts";
import type { CreationStore } from "../creation/creation-stores.ts";
import type { DomainEvent } from "../event/domain-event.ts";
import { utcDay } from "../gem/utc-day.ts";
import type { AwardStore } from "./award-stores.ts";
import { EVER, grantAward } from "./grant-award.ts";
import { type ActiveDayStores, noteActiveDay } from "./note-active-day.ts";

export interface AwardForEventStores extends ActiveDayStores {
  readonly awards: ActiveDayStores["awards"] & Pick<AwardStore, "paidAt">;
  readonly creations: Pick<CreationStore, "find">;
}

/** Events that awards react to. */
export const AWARDED_FOR = ["gem.settled", "creation.delivered"] as const;

/**
 * Counts the day on which something ordered was delivered and paid, so that a cancelled order counts
 * for nothing, and grants the badge for a person's first work.
 */
export async function awardForEvent(
  event: DomainEvent,
  stores: AwardForEventStores,
  now: Date,
): Promise<void> {
  const { userId } = event;
  if (event.type === "gem.settled") {
    const at = await stores.awards.paidAt(event.payload.transactionId);
    if (at) await noteActiveDay(stores, { userId, day: utcDay(at), now });
  }
  if (event.type === "creation.delivered" && !event.payload.background) {
    const creation = await stores.creations.find(event.subjectId);
    if (!creation || !isOwnWork(creation) || (await stores.awards.isPaused())) return;
    const about = { creationId: creation.id, work: null };
    await grantAward(stores, { userId, award: "first_creation", period: EVER, about, now });
  }
}

/** Returns whether a work was made here and was not held back; a later one is awarded instead. */
const isOwnWork = ({ type, status, moderatorHidden }: CreationRecord): boolean =>
  type !== "video-upload" && status === null && !moderatorHidden;
