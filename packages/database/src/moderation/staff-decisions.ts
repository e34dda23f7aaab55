import type { Database } from "../client.ts";

/** Returns the newest staff decision on a work; the owner's own actions do not count. */
export function staffDecisions(executor: Database) {
  return executor
    .selectFrom("creation_event")
    .innerJoin("creation", "creation.id", "creation_event.creation_id")
    .where("creation_event.action", "in", ["unhidden", "approve", "hide", "delete"])
    .where("creation_event.role", "in", ["moderator", "admin", "owner"])
    .whereRef("creation_event.actor_id", "is distinct from", "creation.user_id")
    .orderBy("creation_event.id", "desc")
    .limit(1);
}
