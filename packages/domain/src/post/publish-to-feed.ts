import type { PublicationStop } from "@kinora/contracts/publication/publication-vocabulary";
import { applyAction } from "../creation/apply-action.ts";
import type { CreationPatch, CreationRecord } from "../creation/creation.ts";
import type { AddHistory, CreationStore } from "../creation/creation-stores.ts";
import { recordChange } from "../creation/record-change.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import type { SwitchStore } from "../switch/switches.ts";
import { obstacleTo, type Publisher } from "./arm-publication.ts";

export interface FeedStores {
  readonly creations: Pick<CreationStore, "lock" | "update">;
  readonly addHistory: AddHistory;
  readonly record: RecordEvent;
  readonly switches: Pick<SwitchStore, "current">;
}

/**
 * Adds a work to our own feed as its owner would, under the same rules and switches. Returns why
 * it can't be, "read only" when it can't be yet; null when it is there.
 */
export async function publishToFeed(
  { creations, addHistory, record, switches }: FeedStores,
  creationId: string,
  publisher: Publisher | null,
  now: Date,
): Promise<PublicationStop | "read only" | null> {
  const switched = await switches.current();
  if (switched?.readOnly) return "read only";
  if (switched?.feed === false) return "feed_off";
  const creation = await creations.lock(creationId);
  const obstacle = obstacleTo(creation, publisher);
  if (obstacle || !creation) return obstacle ?? "work_gone";
  const change = added(creation, now);
  if (!change) return "work_not_public";
  if (Object.keys(change).length === 0) return null;
  await creations.update(creationId, change);
  await addHistory({
    ...{ creationId, actorId: creation.userId, role: "user", action: "addToFeed", reason: null },
    before: { inFeed: creation.inFeed, publishedAt: creation.publishedAt },
    ...{ after: change, at: now, requestId: null },
  });
  await recordChange(creation, change, record);
  return null;
}

/** Null when the rules of the feed do not allow it. */
function added(creation: CreationRecord, now: Date): CreationPatch | null {
  try {
    return applyAction(creation, "addToFeed", "owner", now);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
