import type { RecordEvent } from "../event/domain-event.ts";
import type { StoryRecord } from "./story-record.ts";

/** Records that a story changed. The caller must hold its row lock. */
export const recordChanged = (
  { id: subjectId, userId }: Pick<StoryRecord, "id" | "userId">,
  record: RecordEvent,
): Promise<void> => record({ type: "story.changed", subjectId, userId, payload: {} });
