import { migrate } from "@kinora/database/migrate";
import { type Migration, readMigrations } from "@kinora/database/migration-files";
import { readMigrationStand } from "@kinora/database/pending-migrations";
import { type DatabaseCopies, databaseCopies } from "@kinora/local-postgres/database-copies";
import { errorMessage } from "../error-code.ts";
import { StartRefusal } from "../start-refusal.ts";
import { howMany, refusePending } from "./pending.ts";

/** A running embedded database that can be stopped. */
export interface Stoppable {
  readonly url: string;
  /**
   * @param patience milliseconds before it is killed
   */
  stop(patience?: number): Promise<void>;
}

export interface EmbeddedMigration<T extends Stoppable> {
  readonly dataDirectory: string;
  readonly mayMigrate: boolean;
  /** Starts the database in the data directory. */
  readonly open: () => Promise<T>;
  readonly say: (line: string) => void;
  /** Default: the migrations of `@kinora/database`. */
  readonly migrations?: Migration[];
}

// A clean shutdown flushes memory to disk, so the copy needs no recovery.
const stopPatience = 60_000;

/**
 * Starts the embedded database and applies pending migrations. A database that already has
 * migrations is stopped and copied first; when a migration fails, the copy replaces it.
 *
 * @returns the running database and the names of the migrations applied
 * @throws StartRefusal with one sentence; the database is then stopped
 */
export async function migrateEmbedded<T extends Stoppable>(
  plan: EmbeddedMigration<T>,
): Promise<{ database: T; applied: string[] }> {
  const migrations = plan.migrations ?? readMigrations();
  const copies = databaseCopies(plan.dataDirectory);
  const database = await plan.open();
  try {
    const { applied, pending } = await readMigrationStand(database.url, migrations);
    refusePending(pending, plan.mayMigrate);
    copies.forget(new Date());
    if (pending.length === 0 || applied === 0) {
      const names = await migrate(database.url, migrations);
      copies.migrated();
      return { database, applied: names };
    }
    await database.stop(stopPatience);
    const copy = await copies.before(applied, new Date());
    plan.say(`the database of before ${howMany(pending)} is kept for 7 days in ${copy}`);
  } catch (error) {
    await database.stop();
    throw new StartRefusal(errorMessage(error));
  }
  return migrateCopied(plan, copies, migrations);
}

async function migrateCopied<T extends Stoppable>(
  { open }: EmbeddedMigration<T>,
  copies: DatabaseCopies,
  migrations: Migration[],
): Promise<{ database: T; applied: string[] }> {
  const database = await open();
  try {
    const applied = await migrate(database.url, migrations);
    copies.migrated();
    return { database, applied };
  } catch (error) {
    await database.stop(stopPatience);
    throw new StartRefusal(
      `${errorMessage(error)}; the database is again as it was, and what failed is kept for 7 days in ${copies.putBack()}.`,
    );
  }
}
