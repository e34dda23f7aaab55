import { APPEAL_STATES } from "@kinora/contracts/moderation/appeal";
import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import type { AppealStore } from "@kinora/domain/moderation/appeal-store";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import { appealOf } from "./appeal-of.ts";
import { deciderOf } from "./decider-of.ts";

/** Decisions that restrict, and those that end a restriction; "refuse" is the scan's. */
export const RESTRICTS = ["hide", "delete", "refuse"];
export const DECISIONS = [...RESTRICTS, "unhidden", "approve"];

export const postgresAppeals = (executor: Database): AppealStore => ({
  async restrictionOf(creationId) {
    const decision = await executor
      .selectFrom("creation_event")
      .innerJoin("creation", "creation.id", "creation_event.creation_id")
      .select([
        "creation_event.id",
        "creation_event.action",
        "creation_event.reason",
        "creation_event.rule",
        "creation_event.at",
        appealOf("creation_event").as("state"),
        deciderOf("creation_event").as("by"),
      ])
      .where("creation_event.creation_id", "=", creationId)
      .where("creation_event.action", "in", DECISIONS)
      // The same actions by the owner are not decisions.
      .whereRef("creation_event.actor_id", "is distinct from", "creation.user_id")
      .orderBy("creation_event.id", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!decision || !RESTRICTS.includes(decision.action)) return null;
    const { id, by, reason, rule, at, state } = decision;
    return {
      ...{ entry: id, by, note: reason ?? "", at },
      rule: rule === null ? null : parseKnown(FLAG_REASONS, rule),
      appeal: state === null ? null : parseKnown(APPEAL_STATES, state),
    };
  },

  async add({ id, creationId, userId, entry, text, now }) {
    const { numInsertedOrUpdatedRows } = await executor
      .insertInto("appeal")
      .values({ id, creation_id: creationId, user_id: userId, entry, text, created_at: now })
      .onConflict((conflict) => conflict.columns(["creation_id", "entry"]).doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  async open(creationId) {
    const row = await executor
      .selectFrom("appeal")
      .leftJoin("creation_event", "creation_event.id", "appeal.entry")
      .select(["appeal.id", "creation_event.actor_id as decidedBy", "appeal.created_at as at"])
      .where("appeal.creation_id", "=", creationId)
      .where("appeal.state", "=", "open")
      .executeTakeFirst();
    return row ?? null;
  },

  async decide(id, as, now) {
    await executor
      .updateTable("appeal")
      .set({ state: as, decided_at: now })
      .where("id", "=", id)
      .execute();
  },
});
