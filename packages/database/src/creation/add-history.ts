import type { AddHistory } from "@kinora/domain/creation/creation-stores";
import type { Database } from "../client.ts";

export function addHistory(executor: Database): AddHistory {
  return async (entry) => {
    await executor
      .insertInto("creation_event")
      .values({
        creation_id: entry.creationId,
        actor_id: entry.actorId,
        role: entry.role,
        action: entry.action,
        reason: entry.reason,
        before: JSON.stringify(entry.before),
        after: JSON.stringify(entry.after),
        at: entry.at,
        request_id: entry.requestId,
      })
      .execute();
  };
}
