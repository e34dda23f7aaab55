import type { RecordCreationEvent } from "@kinora/domain/creation/creation-stores";
import type { Database } from "../client.ts";

export function recordCreationEvent(executor: Database): RecordCreationEvent {
  return async (event) => {
    await executor
      .insertInto("creation_event")
      .values({
        creation_id: event.creationId,
        actor_id: event.actorId,
        role: event.role,
        action: event.action,
        reason: event.reason,
        before: JSON.stringify(event.before),
        after: JSON.stringify(event.after),
        at: event.at,
        request_id: event.requestId,
      })
      .execute();
  };
}
