import { migrate } from "@kinora/database/migrate";
import { type Migration, readMigrations } from "@kinora/database/migration-files";
import { readMigrationStand } from "@kinora/database/pending-migrations";
import { howMany, refusePending } from "./pending.ts";

/**
 * Applies pending migrations to a database that we cannot stop and therefore cannot copy; first
 * reminds the operator that backups are theirs to make.
 *
 * @returns the names of the migrations applied
 * @throws StartRefusal when migrating is not allowed, Error when a migration fails
 */
export async function migrateTheirs(
  url: string,
  { mayMigrate, say }: { mayMigrate: boolean; say: (line: string) => void },
  migrations: Migration[] = readMigrations(),
): Promise<string[]> {
  const { applied, pending } = await readMigrationStand(url, migrations);
  refusePending(pending, mayMigrate);
  if (pending.length > 0 && applied > 0) {
    say(
      `${howMany(pending)} of the database of DATABASE_URL: its backup is the operator's (MIGRATE=no stops here)`,
    );
  }
  return migrate(url, migrations);
}
