import type { RecordEvent } from "@kinora/domain/event/domain-event";
import type { Database } from "../client.ts";
import { PREPARED } from "../prepared.ts";
import { eventPlace } from "./event-place.ts";
import { versionOf } from "./event-schema.ts";

export function recordEvent(executor: Database): RecordEvent {
  return async ({ type, subjectId, userId, payload }) => {
    const [noun = type] = type.split(".");
    await executor
      .insertInto("domain_event")
      .values({
        ...{ type, version: versionOf(type), noun, subject_id: subjectId, user_id: userId },
        place: eventPlace(noun, subjectId),
        payload: JSON.stringify(payload),
      })
      .modifyEnd(PREPARED)
      .execute();
  };
}
