import pg from "pg";
import { keepPlacesGoing } from "./event/keep-places-going.ts";
import { type Migration, readMigrations } from "./migration-files.ts";
import { findPending } from "./pending-migrations.ts";

// An arbitrary fixed key, so that two starting servers migrate one after the other.
const migrationLock = 4311;

/**
 * Applies every pending migration, in the order of their numbers, each in its own transaction.
 *
 * @returns the names of the migrations applied
 * @throws when an applied migration was edited or removed, or when one fails (it is rolled back)
 */
export async function migrate(
  url: string,
  migrations: Migration[] = readMigrations(),
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A lost connection is reported by the running statement.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await client.query(
      `create table if not exists schema_migration (
         name text primary key,
         checksum text not null,
         applied_at timestamptz not null default now()
       )`,
    );
    const pending = await findPending(client, migrations);
    const [last] = pending.slice(-1);
    // Only the last one waits for the disk, and with it all: a crash leaves a whole earlier state.
    await client.query("set synchronous_commit to off");
    for (const migration of pending) {
      if (migration === last) await client.query("set synchronous_commit to on");
      await apply(client, migration);
    }
    await client.query("reset synchronous_commit");
    await keepPlacesGoing(client);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into schema_migration (name, checksum) values ($1, $2)", [
      name,
      checksum,
    ]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration ${name} failed: ${reason}`, { cause: error });
  }
}
