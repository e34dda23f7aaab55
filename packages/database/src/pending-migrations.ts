import pg from "pg";
import { type Migration, readMigrations } from "./migration-files.ts";

/** What a start would do to a database. */
export interface MigrationStand {
  /** How many migrations it has seen; 0 for one that holds nothing yet. */
  readonly applied: number;
  /** Names of those it has not, in their order. */
  readonly pending: readonly string[];
}

/**
 * Says what `migrate` would apply, and changes nothing.
 *
 * @throws when an applied migration was edited or removed
 */
export async function readMigrationStand(
  url: string,
  migrations: Migration[] = readMigrations(),
): Promise<MigrationStand> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that is lost says so in the statement under way.
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query("select to_regclass('schema_migration') as found");
    if (rows[0].found === null) return { applied: 0, pending: migrations.map(({ name }) => name) };
    const pending = await findPending(client, migrations);
    return {
      applied: migrations.length - pending.length,
      pending: pending.map(({ name }) => name),
    };
  } finally {
    await client.end();
  }
}

/** The migrations that this database has not seen, once its history is known to be a part of ours. */
export async function findPending(
  client: pg.Client,
  migrations: Migration[],
): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from schema_migration",
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const known = new Set(migrations.map(({ name }) => name));
  for (const name of applied.keys()) {
    if (!known.has(name)) {
      throw new Error(
        `The database was migrated with ${name}, which this version lacks: start a newer version, or discard the data (npm run db:reset).`,
      );
    }
  }
  for (const { name, checksum } of migrations) {
    const before = applied.get(name);
    if (before !== undefined && before !== checksum) {
      throw new Error(
        `The migration ${name} was edited after it was applied: undo the edit and add a new migration, or discard the data (npm run db:reset).`,
      );
    }
  }
  return migrations.filter(({ name }) => !applied.has(name));
}
