import { randomUUID } from "node:crypto";
import type { Database } from "@kinora/database/client";
import { PREPARED } from "@kinora/database/prepared";
import { sql } from "kysely";

/** The ledger's tables that a hold and its settlement write. */
const TABLES = [
  "gem_account",
  "gem_lot",
  "gem_hold",
  "gem_hold_lot",
  "gem_transaction",
  "gem_posting",
  "domain_event",
];

/** Copies the tables with their columns, checks and indexes, but without what keeps the rules. */
export async function copyTables(database: Database): Promise<void> {
  for (const table of TABLES)
    await sql`create table ${sql.table(`raw_${table}`)} (like ${sql.table(table)} including all)`.execute(
      database,
    );
}

/** Fills the copies of accounts and lots. */
export async function copyAccounts(database: Database): Promise<void> {
  for (const table of ["gem_account", "gem_lot"])
    await sql`insert into ${sql.table(`raw_${table}`)} select * from ${sql.table(table)}`.execute(
      database,
    );
}

const HASH = Buffer.alloc(32, 7);

/**
 * Writes the rows of a hold of one gem and of its settlement, in two transactions of one statement
 * a table. Nothing is read, decided or checked.
 */
export async function rawPair(
  database: Database,
  { userId, lotId }: { readonly userId: string; readonly lotId: string },
): Promise<void> {
  const now = new Date();
  const holdId = randomUUID();
  await database.transaction().execute(async (own) => {
    await sql`update raw_gem_account set available = available - 1, held = held + 1,
      sequence = sequence + 1 where user_id = ${userId} ${PREPARED}`.execute(own);
    await sql`insert into raw_gem_hold (id, user_id, source, subject_noun, subject_id, gems, code,
      params, created_at, expires_at) values (${holdId}, ${userId}, 'create', 'creation', ${holdId},
      1, 'gem.spent', '{}'::jsonb, ${now}, ${now}) ${PREPARED}`.execute(own);
    await sql`insert into raw_gem_hold_lot (hold_id, position, lot_id, taken)
      values (${holdId}, 1, ${lotId}, 1) ${PREPARED}`.execute(own);
    await sql`update raw_gem_lot set remaining = remaining - 1 where id = ${lotId} ${PREPARED}`.execute(
      own,
    );
    await writeTransaction(own, {
      userId,
      lotId,
      holdId,
      step: "hold",
      accounts: ["available", "held"],
    });
  });
  await database.transaction().execute(async (own) => {
    await sql`update raw_gem_account set held = held - 1, sequence = sequence + 1
      where user_id = ${userId} ${PREPARED}`.execute(own);
    await sql`update raw_gem_hold set state = 'settled', spent = 1, resolved_at = ${now}
      where id = ${holdId} ${PREPARED}`.execute(own);
    await sql`update raw_gem_hold_lot set spent = 1 where hold_id = ${holdId} ${PREPARED}`.execute(
      own,
    );
    await writeTransaction(own, {
      ...{ userId, lotId, holdId, step: "settle", accounts: ["held", "house_revenue"] },
    });
  });
}

interface RawTransaction {
  readonly userId: string;
  readonly lotId: string;
  readonly holdId: string;
  readonly step: string;
  /** The account that a gem leaves, and the one it enters. */
  readonly accounts: readonly [string, string];
}

async function writeTransaction(
  own: Database,
  { userId, lotId, holdId, step, accounts: [from, to] }: RawTransaction,
): Promise<void> {
  const [id, now] = [randomUUID(), new Date()];
  const owner = to === "house_revenue" ? null : userId;
  await sql`insert into raw_gem_transaction (id, user_id, sequence, step, key, body_hash, kind,
    source, amount, balance_after, code, params, hold_id, subject_noun, subject_id, at)
    values (${id}, ${userId}, (select sequence from raw_gem_account where user_id = ${userId}),
    ${step}, ${`${step}:${holdId}`}, ${HASH}, 'spent', 'create', -1, 1, 'gem.spent', '{}'::jsonb,
    ${holdId}, 'creation', ${holdId}, ${now}) ${PREPARED}`.execute(own);
  await sql`insert into raw_gem_posting (transaction_id, line, account, owner, lot_id, gems)
    values (${id}, 1, ${from}, ${userId}, ${lotId}, -1), (${id}, 2, ${to}, ${owner}, ${lotId}, 1)
    ${PREPARED}`.execute(own);
  await sql`insert into raw_domain_event (place, type, version, noun, subject_id, user_id, payload)
    values (0, ${`gem.${step}`}, 1, 'gem', ${userId}, ${userId},
    jsonb_build_object('transactionId', ${id}::text)) ${PREPARED}`.execute(own);
}
