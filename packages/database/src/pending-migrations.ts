import pg from "pg";
import { type Migration, readMigrations } from "./migration-files.ts";

/** What a start would apply to a database. */
export interface MigrationStand {
  /** Number of applied migrations; 0 for an empty database. */
  readonly applied: number;
  /** Names of pending migrations, in order. */
  readonly pending: readonly string[];
}

/**
 * Determines what `migrate` would apply, without changing anything.
 *
 * @throws when an applied migration was edited or removed
 */
export async function readMigrationStand(
  url: string,
  migrations: Migration[] = readMigrations(),
): Promise<MigrationStand> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A lost connection is reported by the running statement.
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

/** Returns the pending migrations, after verifying that the database's history is part of ours. */
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
