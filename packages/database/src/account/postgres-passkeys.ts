import type { PasskeyRecord, PasskeyStore } from "@kinora/domain/account/passkey/passkey";
import { type Selectable, sql } from "kysely";
import type { Database } from "../client.ts";
import type { PasskeyTable } from "../schema.gen.ts";

/** Passkeys of staff, and the rule that staff must have one. */
export function postgresPasskeys(executor: Database): PasskeyStore {
  return {
    async of(userId) {
      const rows = await executor
        .selectFrom("passkey")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("created_at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(parse);
    },

    async lock(userId) {
      await sql`select 1 from app_user where id = ${userId} for update`.execute(executor);
    },

    async add({ userId, credentialId, publicKey, createdAt, lastUsedAt, ...passkey }) {
      const row = await executor
        .insertInto("passkey")
        .values({
          ...{ ...passkey, user_id: userId, credential_id: credentialId, created_at: createdAt },
          ...{ public_key: Buffer.from(publicKey), last_used_at: lastUsedAt },
          transports: [...passkey.transports],
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      return row !== undefined;
    },

    async remove(userId, id) {
      const row = await executor
        .deleteFrom("passkey")
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .returning("id")
        .executeTakeFirst();
      return row !== undefined;
    },

    async removeAll(userId) {
      const rows = await executor
        .deleteFrom("passkey")
        .where("user_id", "=", userId)
        .returning("id")
        .execute();
      return rows.length;
    },

    async endProofs(userId) {
      await executor
        .deleteFrom("reauthentication")
        .where("user_id", "=", userId)
        .where("way", "=", "passkey")
        .execute();
    },

    async used(id, counter, now) {
      const row = await executor
        .updateTable("passkey")
        .set({ last_used_at: now, counter })
        .where("id", "=", id)
        .where("counter", counter === 0 ? "=" : "<", counter)
        .returning("id")
        .executeTakeFirst();
      return row !== undefined;
    },

    ...offersOn(executor),
    ...ruleOn(executor),
  };
}

/** Passkeys that are being registered. */
const offersOn = (executor: Database): Pick<PasskeyStore, "offer" | "takeOffer"> => ({
  async offer(userId, sessionId, { challenge, expiresAt }) {
    const values = { challenge, expires_at: expiresAt };
    await executor
      .insertInto("passkey_offer")
      .values({ user_id: userId, session_id: sessionId, ...values })
      .onConflict((conflict) => conflict.columns(["user_id", "session_id"]).doUpdateSet(values))
      .execute();
  },

  async takeOffer(userId, sessionId, now) {
    const row = await executor
      .deleteFrom("passkey_offer")
      .where("user_id", "=", userId)
      .where("session_id", "=", sessionId)
      .returning(["challenge", "expires_at"])
      .executeTakeFirst();
    return row && row.expires_at > now ? row.challenge : null;
  },
});

/** The rule that staff must have a passkey. */
const ruleOn = (
  executor: Database,
): Pick<PasskeyStore, "isNeeded" | "setNeeded" | "isMissing"> => ({
  async isNeeded() {
    const row = await executor.selectFrom("staff_rule").select("passkey_needed").executeTakeFirst();
    return row?.passkey_needed ?? false;
  },

  async setNeeded(needed) {
    const values = { passkey_needed: needed };
    await executor
      .insertInto("staff_rule")
      .values(values)
      .onConflict((conflict) => conflict.column("single").doUpdateSet(values))
      .execute();
  },

  async isMissing(userId) {
    const { rows } = await sql<{ missing: boolean }>`
      select exists (select 1 from staff_rule where passkey_needed)
         and not exists (select 1 from passkey where user_id = ${userId}) as missing`.execute(
      executor,
    );
    return rows[0]?.missing === true;
  },
});

function parse(row: Selectable<PasskeyTable>): PasskeyRecord {
  return {
    ...{ id: row.id, userId: row.user_id, credentialId: row.credential_id, name: row.name },
    ...{ publicKey: new Uint8Array(row.public_key), counter: Number(row.counter) },
    ...{ transports: row.transports, createdAt: row.created_at, lastUsedAt: row.last_used_at },
  };
}
