import type { DifferenceRecord, DifferenceStore } from "@kinora/domain/payment/difference";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";

/** What the reconciliation found. */
export function postgresDifferences(executor: Database): DifferenceStore {
  const all = () =>
    executor
      .selectFrom("difference")
      .leftJoin("app_user", "app_user.id", "acknowledged_by")
      .selectAll("difference")
      .select("app_user.handle");
  return {
    keep: (part, found, now) =>
      inTransaction(executor, async (own) => {
        // One run at a time keeps what it found.
        await sql`select pg_advisory_xact_lock(hashtext('difference'))`.execute(own);
        for (const { name, subject, expected, found: figure } of found)
          await sql`
            insert into difference (part, name, subject, expected, found, since, seen_at)
            values (${part}, ${name}, ${subject}, ${expected}, ${figure}, ${now}, ${now})
            on conflict (name, subject) where gone_at is null do update
               set expected = excluded.expected, found = excluded.found, seen_at = excluded.seen_at,
                   acknowledged_by = case when (difference.expected, difference.found)
                     = (excluded.expected, excluded.found) then difference.acknowledged_by end,
                   acknowledged_at = case when (difference.expected, difference.found)
                     = (excluded.expected, excluded.found) then difference.acknowledged_at end`.execute(
            own,
          );
        await own
          .updateTable("difference")
          .set({ gone_at: now })
          .where("part", "=", part)
          .where("gone_at", "is", null)
          .where("seen_at", "<", now)
          .execute();
      }),
    async addRun({ beganAt, endedAt, found, failed }) {
      await executor
        .insertInto("reconciliation")
        .values({ began_at: beganAt, ended_at: endedAt, found, failed: [...failed] })
        .execute();
    },
    async lastRun() {
      const row = await executor
        .selectFrom("reconciliation")
        .selectAll()
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      return row ? { endedAt: row.ended_at, found: row.found, failed: row.failed } : null;
    },
    async list(most) {
      const rows = await all()
        .orderBy(sql`acknowledged_at is not null`)
        .orderBy("since", "desc")
        .orderBy("difference.id")
        .limit(most)
        .execute();
      return rows.map(parseDifference);
    },
    async find(id) {
      const row = await all().where("difference.id", "=", id).executeTakeFirst();
      return row ? parseDifference(row) : null;
    },
    async acknowledge(id, byId, now) {
      const { numUpdatedRows } = await executor
        .updateTable("difference")
        .set({ acknowledged_by: byId, acknowledged_at: now })
        .where("id", "=", id)
        .where("acknowledged_at", "is", null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
  };
}

interface DifferenceRow {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  readonly expected: string;
  readonly found: string;
  readonly since: Date;
  readonly gone_at: Date | null;
  readonly handle: string | null;
  readonly acknowledged_at: Date | null;
}

function parseDifference(row: DifferenceRow): DifferenceRecord {
  const { id, name, subject, expected, found, since, gone_at: goneAt, handle } = row;
  const acknowledged = { acknowledgedBy: handle, acknowledgedAt: row.acknowledged_at };
  return { id, name, subject, expected, found, since, goneAt, ...acknowledged };
}
