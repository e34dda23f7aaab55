import type { RecordEvent } from "../event/domain-event.ts";
import type { Creation, CreationChange } from "./creation.ts";
import { isInFeed } from "./creation-visibility.ts";

/** Records that a change brings a creation into the feed, or back into it. */
export async function recordPublished(
  creation: Creation,
  change: CreationChange,
  record: RecordEvent,
): Promise<void> {
  if (isInFeed(creation) || !isInFeed({ ...creation, ...change })) return;
  const { id: subjectId, userId } = creation;
  await record({ type: "creation.published", subjectId, userId, payload: {} });
}
