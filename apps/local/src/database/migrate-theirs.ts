import { migrate } from "@kinora/database/migrate";
import { type Migration, readMigrations } from "@kinora/database/migration-files";
import { readMigrationStand } from "@kinora/database/pending-migrations";
import { howMany, refusePending } from "./pending.ts";

/**
 * Applies what is pending to a database that we cannot stop, and so not copy either; says before whose the backup is.
 *
 * @returns the names applied
 * @throws StartRefusal when it must not, Error when a migration fails
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
