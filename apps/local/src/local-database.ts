import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { hostname } from "node:os";
import type { Migration } from "@kinora/database/migration-files";
import {
  DataDirectoryInUse,
  EmbeddedPostgresError,
} from "@kinora/local-postgres/embedded-postgres-error";
import { claimOwnership } from "@kinora/local-postgres/ownership";
import { startEmbeddedPostgres } from "@kinora/local-postgres/start-embedded-postgres";
import { migrateEmbedded } from "./database/migrate-embedded.ts";
import { migrateTheirs } from "./database/migrate-theirs.ts";
import { howMany } from "./database/pending.ts";
import { errorMessage } from "./error-code.ts";
import { explainDatabaseError } from "./explain-database-error.ts";
import type { LocalSettings } from "./settings.ts";
import { StartRefusal } from "./start-refusal.ts";
import { waitUntilFree } from "./wait-until-free.ts";

export type LocalDatabase = {
  url: string;
  description: string;
  /**
   * @param patience milliseconds before an embedded database is killed; default: the time Ctrl+C
   * leaves for it
   */
  stop(patience?: number): Promise<void>;
};

type Notices = { say(line: string): void; lost(sentence: string): void };

/** Starts the embedded Postgres, or connects to DATABASE_URL, and migrates it. */
export async function openLocalDatabase(
  settings: LocalSettings,
  notices: Notices,
  migrations?: Migration[],
): Promise<LocalDatabase> {
  const { databaseUrl, dataDirectory, mayMigrate } = settings;
  const free = (open: () => Promise<LocalDatabase>) =>
    waitUntilFree(open, dataDirectory, notices.say);
  const { database, applied } = databaseUrl
    ? await migrateClaimed(
        await free(() => claimDatabase(databaseUrl, dataDirectory)),
        { mayMigrate, say: notices.say },
        migrations,
      )
    : await migrateEmbedded({
        ...{ dataDirectory, mayMigrate, say: notices.say },
        ...(migrations ? { migrations } : {}),
        open: () => free(() => startEmbedded(dataDirectory, notices)),
      });
  if (applied.length > 0) notices.say(`applied ${howMany(applied)}`);
  return database;
}

async function migrateClaimed(
  database: LocalDatabase,
  settings: { mayMigrate: boolean; say: (line: string) => void },
  migrations?: Migration[],
): Promise<{ database: LocalDatabase; applied: string[] }> {
  try {
    return { database, applied: await migrateTheirs(database.url, settings, migrations) };
  } catch (error) {
    await database.stop();
    throw new StartRefusal(errorMessage(error));
  }
}

async function startEmbedded(dataDirectory: string, notices: Notices): Promise<LocalDatabase> {
  try {
    const server = await startEmbeddedPostgres({
      dataDirectory,
      onRestart: (outcome) => {
        if (outcome.ok) notices.say("Postgres ended unexpectedly and was started again");
        else notices.lost("Postgres ended unexpectedly and cannot be started again.");
      },
      onRestartDelay: (error) =>
        notices.say(
          `Postgres ended unexpectedly; trying to start it again. ${errorMessage(error)}`,
        ),
    });
    return {
      url: server.url,
      description: `embedded Postgres 18 on 127.0.0.1:${server.port}`,
      stop: (patience = 1_000) => server.stop(patience),
    };
  } catch (error) {
    if (error instanceof DataDirectoryInUse) throw error;
    if (error instanceof EmbeddedPostgresError) throw new StartRefusal(error.message);
    throw error;
  }
}

async function claimDatabase(url: string, dataDirectory: string): Promise<LocalDatabase> {
  const place = `${hostname()}:${realpathSync(dataDirectory)}`;
  const key = createHash("sha256").update(place).digest().readInt32BE();
  try {
    const ownership = await claimOwnership(url, key);
    return { url, description: "the Postgres of DATABASE_URL", stop: () => ownership.release() };
  } catch (error) {
    if (error instanceof DataDirectoryInUse) throw error;
    throw new StartRefusal(explainDatabaseError(error, url));
  }
}
