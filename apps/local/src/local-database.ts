import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { hostname } from "node:os";
import { migrate } from "@kinora/database/migrate";
import {
  DataDirectoryInUse,
  EmbeddedPostgresError,
} from "@kinora/local-postgres/embedded-postgres-error";
import { claimOwnership } from "@kinora/local-postgres/ownership";
import { startEmbeddedPostgres } from "@kinora/local-postgres/start-embedded-postgres";
import { explainDatabaseError } from "./explain-database-error.ts";
import type { Settings } from "./settings.ts";
import { StartRefusal } from "./start-refusal.ts";
import { waitUntilFree } from "./wait-until-free.ts";

export type LocalDatabase = {
  url: string;
  description: string;
  stop(): Promise<void>;
};

type Notices = { say(line: string): void; lost(sentence: string): void };

/** Starts the embedded Postgres, or connects to DATABASE_URL, and migrates it. */
export async function openLocalDatabase(
  settings: Settings,
  notices: Notices,
): Promise<LocalDatabase> {
  const { databaseUrl, dataDirectory } = settings;
  const open = () =>
    databaseUrl ? claimDatabase(databaseUrl, dataDirectory) : startEmbedded(dataDirectory, notices);
  const database = await waitUntilFree(open, dataDirectory, notices.say);
  try {
    const applied = await migrate(database.url);
    if (applied.length > 0) notices.say(`applied ${applied.length} migrations`);
  } catch (error) {
    await database.stop();
    throw new StartRefusal(error instanceof Error ? error.message : String(error));
  }
  return database;
}

async function startEmbedded(dataDirectory: string, notices: Notices): Promise<LocalDatabase> {
  try {
    const server = await startEmbeddedPostgres({
      dataDirectory,
      onRestart: (outcome) => {
        if (outcome.ok) notices.say("Postgres ended unexpectedly and was started again");
        else notices.lost("Postgres ended unexpectedly and cannot be started again.");
      },
    });
    return {
      url: server.url,
      description: `embedded Postgres 18 on 127.0.0.1:${server.port}`,
      stop: () => server.stop(1_000),
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
