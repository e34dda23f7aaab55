import type { RecordEvent } from "../event/domain-event.ts";
import type { CreationPatch, CreationRecord } from "./creation.ts";
import { isInFeed } from "./creation-visibility.ts";

/**
 * Records that a creation changed, and that it was published when the change puts it into the feed.
 */
export async function recordChange(
  creation: CreationRecord,
  change: CreationPatch,
  record: RecordEvent,
): Promise<void> {
  const { id: subjectId, userId } = creation;
  await record({ type: "creation.changed", subjectId, userId, payload: {} });
  if (isInFeed(creation) || !isInFeed({ ...creation, ...change })) return;
  await record({ type: "creation.published", subjectId, userId, payload: {} });
}
