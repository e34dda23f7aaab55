import type { RecordEvent } from "@kinora/domain/event/domain-event";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { versionOf } from "./event-schema.ts";

export function recordEvent(executor: Database): RecordEvent {
  return async ({ type, subjectId, userId, payload }) => {
    const [noun = type] = type.split(".");
    await executor
      .insertInto("domain_event")
      .values({
        ...{ type, version: versionOf(type), noun, subject_id: subjectId, user_id: userId },
        place: sql<number>`event_place(${noun}, ${subjectId})`,
        payload: JSON.stringify(payload),
      })
      .execute();
  };
}
