import { ROLES } from "@kinora/contracts/access/roles";
import { SUSPENSION_RULES } from "@kinora/contracts/moderation/suspension-rule";
import type { SuspensionRecord, SuspensionStore } from "@kinora/domain/moderation/suspension";
import type { Selectable } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import type { SuspensionTable } from "../schema.gen.ts";

export function postgresSuspensions(executor: Database): SuspensionStore {
  const ofPerson = (userId: string) =>
    executor
      .selectFrom("suspension")
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("at", "desc")
      .orderBy("id", "desc");
  const one = (id: string) => executor.updateTable("suspension").where("id", "=", id);
  return {
    async lockPerson(userId) {
      const row = await executor
        .selectFrom("app_user")
        .select(["id", "role", "disabled_at"])
        .where("id", "=", userId)
        .where("erased_at", "is", null)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!row) return null;
      return { id: row.id, role: parseKnown(ROLES, row.role), disabledAt: row.disabled_at };
    },

    async current(userId) {
      const row = await ofPerson(userId).where("ended_at", "is", null).executeTakeFirst();
      return row ? parseSuspension(row) : null;
    },

    of: async (userId) => (await ofPerson(userId).execute()).map(parseSuspension),

    async add({ id, userId, byId, rule, note, at, until }) {
      await executor
        .insertInto("suspension")
        .values({ id, user_id: userId, by_id: byId, rule, note, at, until })
        .execute();
    },

    async end(id, now) {
      await one(id).set({ ended_at: now }).execute();
    },

    async addAppeal(id, appeal, now) {
      await one(id).set({ appeal, appealed_at: now }).execute();
    },

    async decideAppeal(id, granted) {
      await one(id).set({ appeal_granted: granted }).execute();
    },

    async due(now, { after, limit }) {
      const rows = await executor
        .selectFrom("suspension")
        .innerJoin("app_user as person", "person.id", "user_id")
        .select("user_id")
        .where("person.erased_at", "is", null)
        .where("ended_at", "is", null)
        .where("until", "<=", now)
        .where("user_id", ">", after)
        .orderBy("user_id")
        .limit(limit)
        .execute();
      return rows.map(({ user_id }) => user_id);
    },
  };
}

function parseSuspension(row: Selectable<SuspensionTable>): SuspensionRecord {
  const { id, user_id: userId, by_id: byId, note, at, until, ended_at: endedAt } = row;
  const { appeal, appealed_at: appealedAt, appeal_granted: granted } = row;
  return {
    ...{ id, userId, byId, note, at, until, endedAt },
    rule: parseKnown(SUSPENSION_RULES, row.rule),
    appeal:
      appeal === null || appealedAt === null ? null : { text: appeal, at: appealedAt, granted },
  };
}
