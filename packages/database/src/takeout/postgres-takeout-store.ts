import type { ArchiveEntry } from "@kinora/domain/takeout/archive";
import {
  FIRST_PLACE,
  type NewTakeoutEntry,
  TAKEOUT_PARTS,
  TAKEOUT_STATES,
  type TakeoutProgress,
  type TakeoutRecord,
  type TakeoutStore,
} from "@kinora/domain/takeout/takeout";
import type { Selectable } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import type { TakeoutTable } from "../schema.gen.ts";
import { isWithheldSince } from "./withheld-works.ts";

/** Maximum rows per statement; each has eleven values. */
const AT_A_TIME = 1_000;

const part = z.enum(TAKEOUT_PARTS);
const place = z.object({
  part,
  page: z.int(),
  after: z.string().nullable(),
  counts: z.partialRecord(part, z.int()),
});

export function postgresTakeoutStore(executor: Database): TakeoutStore {
  const one = (id: string) => executor.updateTable("takeout").where("id", "=", id);
  return {
    async latest(userId) {
      const row = await executor
        .selectFrom("takeout")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("asked_at", "desc")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      return row ? parseTakeout(row) : null;
    },

    async find(id) {
      const row = await executor
        .selectFrom("takeout")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      return row ? parseTakeout(row) : null;
    },

    async add({ id, userId, locale, askedAt }) {
      await executor
        .insertInto("takeout")
        .values({ id, user_id: userId, locale, asked_at: askedAt })
        .execute();
    },

    advance: (id, added, then) => advance(executor, id, added, then),

    async finish({ id, userId }, now, expiresAt) {
      await one(id).set({ state: "ready", ended_at: now, expires_at: expiresAt }).execute();
      await executor
        .deleteFrom("takeout")
        .where("user_id", "=", userId)
        .where("id", "<>", id)
        .where("state", "<>", "making")
        .execute();
    },

    async fail(id, now) {
      await executor.deleteFrom("takeout_entry").where("takeout_id", "=", id).execute();
      await one(id).set({ state: "failed", ended_at: now }).execute();
    },

    isWithheldSince: (userId, moment) => isWithheldSince(executor, userId, moment),
  };
}

/** Stores the entries of a portion and the position after it. */
async function advance(
  executor: Database,
  id: string,
  added: readonly (NewTakeoutEntry & ArchiveEntry)[],
  { place: next, totals }: TakeoutProgress,
): Promise<void> {
  const rows = added.map((entry) => ({
    ...{ takeout_id: id, number: entry.number, name: entry.name },
    ...{ bytes: entry.bytes, crc: entry.crc, modified: entry.modified },
    ...{ offset: entry.offset, directory_offset: entry.directoryOffset },
    hash: entry.content.kind === "file" ? entry.content.hash : null,
    text: entry.content.kind === "text" ? Buffer.from(entry.content.text) : null,
    mime_type: entry.mimeType,
    noun: entry.subject?.noun ?? null,
    subject_id: entry.subject?.id ?? null,
  }));
  for (let from = 0; from < rows.length; from += AT_A_TIME) {
    const some = rows.slice(from, from + AT_A_TIME);
    await executor.insertInto("takeout_entry").values(some).execute();
  }
  await executor
    .updateTable("takeout")
    .where("id", "=", id)
    .set({
      place: JSON.stringify(next),
      entries: totals.entries,
      content_bytes: totals.contentBytes,
      directory_bytes: totals.directoryBytes,
    })
    .execute();
}

/** Reads and locks it until the transaction ends; null when it no longer exists. */
export async function lockTakeout(executor: Database, id: string): Promise<TakeoutRecord | null> {
  const row = await executor
    .selectFrom("takeout")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row ? parseTakeout(row) : null;
}

/** Records the expected number of bytes. */
export async function expectBytes(executor: Database, id: string, bytes: number): Promise<void> {
  await executor
    .updateTable("takeout")
    .set({ expected_bytes: bytes })
    .where("id", "=", id)
    .execute();
}

const parseTakeout = (row: Selectable<TakeoutTable>): TakeoutRecord => ({
  ...{ id: row.id, userId: row.user_id, locale: row.locale },
  state: parseKnown(TAKEOUT_STATES, row.state),
  ...{ askedAt: row.asked_at, expiresAt: row.expires_at, expectedBytes: row.expected_bytes },
  place: row.place === null ? FIRST_PLACE : place.parse(row.place),
  totals: {
    ...{ entries: row.entries, contentBytes: row.content_bytes },
    directoryBytes: row.directory_bytes,
  },
});
