/**
 * Gems held and settled per second, compared with raw transactions that write the same rows in the
 * same run: on one account that everybody uses, and on 10,000 accounts.
 */
import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "@kinora/database/client";
import { postgresGemLedger } from "@kinora/database/gem/postgres-gem-ledger";
import { migrate } from "@kinora/database/migrate";
import { creationSubject } from "@kinora/domain/creation/creation-job";
import { AWARD, toMake } from "@kinora/domain/gem/purpose";
import { startEmbeddedPostgres } from "@kinora/local-postgres/start-embedded-postgres";
import { A_FILM, DAILY_GEMS } from "@kinora/testing/gem/ledger-sentences";
import { sql } from "kysely";
import { copyAccounts, copyTables, rawPair } from "./gem/raw-pair.ts";

const ACCOUNTS = 10_000;
const CONNECTIONS = [1, 8, 32];
const ROUNDS = 5;
const ROUND_MS = 2_000;
/** Minimum ratio to the raw transactions. */
const LIMIT = 0.4;
const GEMS = 1_000_000;
const HOUR = 3_600_000;

const directory = mkdtempSync(join(tmpdir(), "kinora-bench-"));
chmodSync(directory, 0o755);
const postgres = await startEmbeddedPostgres({ dataDirectory: directory });

interface Account {
  readonly userId: string;
  readonly lotId: string;
}

/** Opens accounts with one lot each. */
async function openAccounts(database: Database): Promise<readonly Account[]> {
  await sql`insert into app_user (id, handle, display_name, email)
    select 'person_' || n, 'person_' || n, 'Person', 'person_' || n || '@example.com'
      from generate_series(1, ${ACCOUNTS}) n`.execute(database);
  const ledger = postgresGemLedger(database);
  const now = new Date();
  const about = { gems: GEMS, kind: "gift", purpose: AWARD, key: "first", now } as const;
  const open = async (first: number, step: number) => {
    for (let n = first; n <= ACCOUNTS; n += step)
      await ledger.credit({
        ...{ ...about, userId: `person_${n}`, expiresAt: null, description: DAILY_GEMS },
      });
  };
  await Promise.all(Array.from({ length: 8 }, (_, index) => open(index + 1, 8)));
  const lots = await database.selectFrom("gem_lot").select(["id", "user_id"]).execute();
  return lots.map((lot) => ({ userId: lot.user_id, lotId: lot.id }));
}

/** Holds a gem and settles it, as an order does. */
async function pair(database: Database, { userId }: Account): Promise<void> {
  const ledger = postgresGemLedger(database);
  const key = randomUUID();
  const now = new Date();
  const { holdId } = await ledger.hold({
    ...{ userId, gems: 1, key: `hold:${key}`, purpose: toMake(creationSubject(key)) },
    ...{ description: A_FILM, now, expiresAt: new Date(+now + HOUR) },
  });
  await ledger.settle({ holdId, gems: 1, key: `settle:${key}`, ourFault: false, now });
}

/** Returns how often it was done per second over this many connections. */
async function rate(connections: number, work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  let done = 0;
  const worker = async () => {
    while (performance.now() - since < ROUND_MS) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return (done * 1_000) / (performance.now() - since);
}

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

async function measure(database: Database, connections: number, accounts: readonly Account[]) {
  let count = 0;
  const next = () => {
    const account = accounts[count % accounts.length];
    count += 1;
    if (!account) throw new Error("There is no account.");
    return account;
  };
  const rounds: { readonly raw: number; readonly own: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const raw = await rate(connections, () => rawPair(database, next()));
    rounds.push({ raw, own: await rate(connections, () => pair(database, next())) });
  }
  return {
    raw: median(rounds.map(({ raw }) => raw)),
    own: median(rounds.map(({ own }) => own)),
    ratio: median(rounds.map(({ raw, own }) => own / raw)),
  };
}

try {
  await migrate(postgres.url);
  const first = openDatabase({ url: postgres.url, role: "patient", connections: 8 });
  await copyTables(first.database);
  const accounts = await openAccounts(first.database);
  await copyAccounts(first.database);
  await sql`analyze`.execute(first.database);
  await first.close();
  console.log(
    "| accounts | connections | raw pairs/s | hold and settle/s | ratio (median of rounds) | limit |\n|---|---|---|---|---|---|",
  );
  for (const used of [accounts.slice(0, 1), accounts])
    for (const connections of CONNECTIONS) {
      const { database, close } = openDatabase({ url: postgres.url, role: "patient", connections });
      const { raw, own, ratio } = await measure(database, connections, used);
      console.log(
        `| ${used.length} | ${connections} | ${raw.toFixed(0)} | ${own.toFixed(0)} | ${ratio.toFixed(2)} | ${LIMIT} |`,
      );
      if (ratio < LIMIT) process.exitCode = 1;
      await close();
    }
} finally {
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
}
