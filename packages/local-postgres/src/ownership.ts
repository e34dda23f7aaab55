import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { DataDirectoryInUse } from "./embedded-postgres-error.ts";

// An arbitrary fixed key, because no other lock is taken in an embedded server's maintenance
// database.
const ownerLock = 4310;
const shuttingDownOrStarting = "57P03";

/** A living process's claim to own an embedded database. */
export type Ownership = { release(): Promise<void> };

/**
 * Claims a database for this process with a session lock, which ends with our connection and so can
 * never be left behind.
 *
 * @param url of the maintenance database of an embedded server, or of a shared database
 * @param key 32-bit number that identifies the claim; needed in a shared database only
 * @throws DataDirectoryInUse when another living process holds it
 */
export async function claimOwnership(url: string, key = ownerLock): Promise<Ownership> {
  const client = await connectWhenUp(url);
  const answer = await client.query("select pg_try_advisory_lock($1) as mine", [key]);
  if (answer.rows[0].mine !== true) {
    await client.end();
    throw new DataDirectoryInUse("Another running Kinora uses the same data directory.");
  }
  // The server may die; its supervisor claims it again after the restart.
  client.on("error", () => {});
  return { release: () => client.end() };
}

async function connectWhenUp(url: string): Promise<pg.Client> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      const starting = error instanceof pg.DatabaseError && error.code === shuttingDownOrStarting;
      if (!starting || performance.now() > deadline) throw error;
      await pause(50);
    }
  }
}
