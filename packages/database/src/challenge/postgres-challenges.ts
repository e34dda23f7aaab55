import type { ChallengePatch } from "@kinora/domain/challenge/challenge-record";
import type { ChallengeCounts, ChallengeStore } from "@kinora/domain/challenge/challenge-store";
import { sql, type Updateable } from "kysely";
import type { Database } from "../client.ts";
import type { ChallengeTable } from "../schema.gen.ts";
import { LISTED, parseChallenge, parseListed } from "./parse-challenge.ts";

type Store<Name extends keyof ChallengeStore> = Pick<ChallengeStore, Name>;

/** What was scheduled once has a pool, if only an empty one. */
const wasScheduled = sql<boolean>`exists (
  select from challenge_pool where challenge_id = challenge.id)`;

const all = (executor: Database) =>
  executor.selectFrom("challenge").selectAll().select(wasScheduled.as("was_scheduled"));

export const postgresChallenges = (executor: Database): ChallengeStore => ({
  ...changes(executor),
  ...lists(executor),
  ...clock(executor),
  async find(id) {
    const row = await all(executor).where("id", "=", id).executeTakeFirst();
    return row ? parseChallenge(row) : null;
  },

  async findDay(day) {
    const row = await executor
      .selectFrom("challenge")
      .select("id")
      .where("day", "=", day)
      .executeTakeFirst();
    return row ?? null;
  },

  async findRequest(userId, key) {
    const row = await executor
      .selectFrom("challenge")
      .select(["id", "request_digest"])
      .where("created_by", "=", userId)
      .where("request_key", "=", key)
      .executeTakeFirst();
    return row ? { id: row.id, digest: row.request_digest ?? "" } : null;
  },
});

function changes(executor: Database): Store<"add" | "lock" | "change"> {
  return {
    async add(challenge, request) {
      const { settings, day } = challenge;
      const { numInsertedOrUpdatedRows } = await executor
        .insertInto("challenge")
        .values({
          ...{ id: challenge.id, created_by: challenge.createdBy, state: challenge.state },
          ...{ request_key: request?.key ?? null, request_digest: request?.digest ?? null },
          day,
          ...{ settings: JSON.stringify(settings), opens_at: settings.opensAt },
          ...{ version: challenge.version, salt: challenge.salt, next_at: challenge.nextAt },
          created_at: challenge.createdAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async lock(id) {
      const row = await all(executor).where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
      return row ? parseChallenge(row) : null;
    },

    async change(id, patch) {
      await executor.updateTable("challenge").set(columnsOf(patch)).where("id", "=", id).execute();
    },
  };
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

function columnsOf(patch: ChallengePatch): Updateable<ChallengeTable> {
  const { settings, state, version, setup, chain, head, publicKey, decisions, result } = patch;
  const { signature, cancelReason, nextAt, endedAt } = patch;
  return {
    ...(settings !== undefined && {
      ...{ settings: JSON.stringify(settings), opens_at: settings.opensAt },
    }),
    ...(state !== undefined && { state }),
    ...(version !== undefined && { version }),
    ...(setup !== undefined && { setup: json(setup) }),
    ...(chain && { chain_number: chain.number, chain_hash: chain.hash }),
    ...(head !== undefined && { head: json(head) }),
    ...(publicKey !== undefined && { public_key: publicKey }),
    ...(decisions !== undefined && { decisions: json(decisions) }),
    ...(result !== undefined && { result: json(result) }),
    ...(signature !== undefined && { signature }),
    ...(cancelReason !== undefined && { cancel_reason: cancelReason }),
    ...(nextAt !== undefined && { next_at: nextAt }),
    ...(endedAt !== undefined && { ended_at: endedAt }),
  };
}

function lists(executor: Database): Store<"list" | "countsOf"> {
  return {
    async list({ before, most, state, withDrafts }) {
      let query = executor.selectFrom("challenge").select(LISTED);
      if (!withDrafts) query = query.where("state", "<>", "draft").where(wasScheduled);
      if (state) query = query.where("state", "=", state);
      const at = sql`date_trunc('milliseconds', opens_at)`;
      if (before) query = query.where(sql<boolean>`(${at}, id) < (${before.at}, ${before.id})`);
      const rows = await query.orderBy(at, "desc").orderBy("id", "desc").limit(most).execute();
      return rows.map(parseListed);
    },

    async countsOf(ids) {
      if (ids.length === 0) return new Map();
      const { rows } = await sql<ChallengeCounts & { readonly id: string }>`
        select id, chain_number as ballots,
          (select count(*)::integer from challenge_entry
            where challenge_id = challenge.id and withdrawn_at is null and excluded_at is null)
            as entries
          from challenge where id = any(${[...ids]}::text[])`.execute(executor);
      return new Map(rows.map(({ id, ...counts }) => [id, counts]));
    },
  };
}

function clock(executor: Database): Store<"dueAfter" | "unfitted" | "noteFitted"> {
  return {
    async dueAfter(now, { after, limit }) {
      const rows = await executor
        .selectFrom("challenge")
        .select("id")
        .where("next_at", "<=", now)
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async unfitted(ballots, { after, limit }) {
      const rows = await executor
        .selectFrom("challenge")
        .select("id")
        .where("state", "=", "voting")
        .where(sql<boolean>`chain_number >= fitted_number + ${ballots}`)
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async noteFitted(id, number) {
      await executor
        .updateTable("challenge")
        .set({ fitted_number: number })
        .where("id", "=", id)
        .execute();
    },
  };
}
