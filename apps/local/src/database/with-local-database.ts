import { isPassing } from "@kinora/database/connection-error";
import { migrate } from "@kinora/database/migrate";
import { findRunningPostgres } from "@kinora/local-postgres/find-running-postgres";
import { startEmbeddedPostgres } from "@kinora/local-postgres/start-embedded-postgres";
import { errorCode } from "../error-code.ts";
import { explainDatabaseError } from "../explain-database-error.ts";
import type { LocalSettings } from "../settings.ts";
import { StartRefusal } from "../start-refusal.ts";
import { migrateEmbedded } from "./migrate-embedded.ts";
import { migrateTheirs } from "./migrate-theirs.ts";

/** Work on a migrated database; receives the names of the migrations just applied. */
type Work = (url: string, applied: string[]) => Promise<void>;

/**
 * Migrates DATABASE_URL if it is set, else the running local database, else one started for this
 * command, then runs `work` on it.
 */
export async function withLocalDatabase(settings: LocalSettings, work: Work): Promise<void> {
  const { databaseUrl, dataDirectory, mayMigrate } = settings;
  const say = (line: string) => console.log(line);
  if (databaseUrl) {
    return workThere(databaseUrl, async (url) =>
      work(url, await migrateTheirs(url, { mayMigrate, say })),
    );
  }
  const running = findRunningPostgres(dataDirectory);
  // The files of a running database cannot be copied; migrating one is for developers of
  // migrations.
  if (running) return work(running, await migrate(running));
  const { database, applied } = await migrateEmbedded({
    ...{ dataDirectory, mayMigrate, say },
    open: () => startEmbeddedPostgres({ dataDirectory }),
  });
  try {
    await work(database.url, applied);
  } finally {
    await database.stop();
  }
}

/** Postgres error codes for a wrong user or password and for a missing database. */
const NO_ENTRY = ["28P01", "28000", "3D000"];

async function workThere(url: string, work: (url: string) => Promise<void>): Promise<void> {
  try {
    await work(url);
  } catch (error) {
    if (!isPassing(error) && !NO_ENTRY.includes(errorCode(error) ?? "")) throw error;
    throw new StartRefusal(explainDatabaseError(error, url));
  }
}
