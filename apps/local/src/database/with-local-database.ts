import { findRunningPostgres } from "@kinora/database/embedded/find-running-postgres";
import { startEmbeddedPostgres } from "@kinora/database/embedded/start-embedded-postgres";
import type { Settings } from "../settings.ts";

/** Works on DATABASE_URL, else on the running local database, else on one started just for this. */
export async function withLocalDatabase(
  settings: Settings,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const known = settings.databaseUrl ?? findRunningPostgres(settings.dataDirectory);
  if (known) return work(known);
  const server = await startEmbeddedPostgres({ dataDirectory: settings.dataDirectory });
  try {
    await work(server.url);
  } finally {
    await server.stop();
  }
}
