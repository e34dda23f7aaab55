import { isPassing } from "@kinora/database/connection-error";
import { findRunningPostgres } from "@kinora/local-postgres/find-running-postgres";
import { startEmbeddedPostgres } from "@kinora/local-postgres/start-embedded-postgres";
import { errorCode } from "../error-code.ts";
import { explainDatabaseError } from "../explain-database-error.ts";
import type { Settings } from "../settings.ts";
import { StartRefusal } from "../start-refusal.ts";

/** Works on DATABASE_URL, else on the running local database, else on one started just for this. */
export async function withLocalDatabase(
  settings: Settings,
  work: (url: string) => Promise<void>,
): Promise<void> {
  if (settings.databaseUrl) return workThere(settings.databaseUrl, work);
  const running = findRunningPostgres(settings.dataDirectory);
  if (running) return work(running);
  const server = await startEmbeddedPostgres({ dataDirectory: settings.dataDirectory });
  try {
    await work(server.url);
  } finally {
    await server.stop();
  }
}

/** Codes of Postgres for a wrong user or password, and for a database that is not there. */
const NO_ENTRY = ["28P01", "28000", "3D000"];

async function workThere(url: string, work: (url: string) => Promise<void>): Promise<void> {
  try {
    await work(url);
  } catch (error) {
    if (!isPassing(error) && !NO_ENTRY.includes(errorCode(error) ?? "")) throw error;
    throw new StartRefusal(explainDatabaseError(error, url));
  }
}
