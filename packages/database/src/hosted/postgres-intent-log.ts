import { type NewIntent, OPEN_STATES } from "@kinora/domain/hosted/intent";
import type { IntentLog } from "@kinora/domain/hosted/intent-log";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";
import { acceptIntent } from "./accept-intent.ts";
import { changeIntent } from "./change-intent.ts";
import { findLeftIntents, findLeftLines } from "./find-left-intents.ts";
import { keepFiles } from "./keep-files.ts";
import { orderSpending } from "./order-spending.ts";
import { parseIntent } from "./parse-intent.ts";

export function postgresIntentLog(executor: Database): IntentLog {
  return {
    begin: (intent) => inTransaction(executor, (transaction) => beginIntent(transaction, intent)),

    async find(key) {
      const row = await executor
        .selectFrom("hosted_intent")
        .selectAll()
        .where("job_id", "=", key)
        .executeTakeFirst();
      return row ? parseIntent(row) : null;
    },

    async takeToSend(key, sends, keyMark) {
      const { numUpdatedRows } = await executor
        .updateTable("hosted_intent")
        .set({ state: "sending", sends: sends + 1, send_again_at: null, key_mark: keyMark })
        .where("job_id", "=", key)
        .where("state", "=", "put off")
        .where("sends", "=", sends)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    accept: (key, upstreamId, cost) => acceptIntent(executor, key, { upstreamId, cost }),

    keep: (key, upstreamId, files) => keepFiles(executor, key, upstreamId, files),

    async noteReplay(key) {
      const { numUpdatedRows } = await executor
        .updateTable("hosted_intent")
        .set({ replayed: true })
        .where("job_id", "=", key)
        .where("state", "in", OPEN_STATES)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    answer: (key, change) =>
      changeIntent(executor, key, { from: ["sending"], replayed: false }, change),

    change: (key, from, change) => changeIntent(executor, key, { from }, change),

    async known(provider, upstreamIds) {
      if (upstreamIds.length === 0) return new Set();
      const rows = await executor
        .selectFrom("hosted_intent")
        .select("upstream_id")
        .where("provider", "=", provider)
        .where("upstream_id", "in", upstreamIds)
        .execute();
      return new Set(rows.flatMap(({ upstream_id }) => upstream_id ?? []));
    },

    findLeft: (limit, now) => findLeftIntents(executor, limit, now),

    findLeftLines: (limit, now) => findLeftLines(executor, limit, now),
  };
}

/**
 * Stores an order that is about to be sent; false when it was begun before or its reservation was
 * released.
 */
async function beginIntent(executor: Database, begun: NewIntent): Promise<boolean> {
  if (!(await orderSpending(executor, begun))) return false;
  const { key, price, forJob = null, artifact = null, ...intent } = begun;
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto("hosted_intent")
    .values({
      job_id: key,
      for_job: forJob,
      artifact,
      provider: intent.provider,
      endpoint: intent.endpoint,
      body_hash: intent.bodyHash,
      price_mills: price.mills,
      price_version: price.version,
      key_of: intent.keyOf,
      callback_token: intent.callbackToken,
      calls_back: intent.callsBack,
      can_cancel: intent.canCancel ?? false,
      key_mark: intent.keyMark ?? null,
      state: "sending",
      begun_at: intent.begunAt,
      deadline: intent.deadline,
    })
    .onConflict((conflict) => conflict.column("job_id").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns the subject of an order's job by the order's key; null when there is none. */
export async function subjectOfOrder(executor: Database, key: string) {
  const row = await executor
    .selectFrom("hosted_intent as intent")
    .innerJoin("job", (join) =>
      join.on(({ eb, ref, fn }) =>
        eb("job.id", "=", fn.coalesce(ref("intent.for_job"), ref("intent.job_id"))),
      ),
    )
    .select(["job.noun", "job.subject_id"])
    .where("intent.job_id", "=", key)
    .executeTakeFirst();
  return row ? { noun: row.noun, id: row.subject_id } : null;
}
