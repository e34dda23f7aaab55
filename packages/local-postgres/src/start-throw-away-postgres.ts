import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "./living-process.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./start-embedded-postgres.ts";

const prefix = "kinora-throw-away-";

/**
 * Starts a Postgres for tests and tools: nothing is flushed to disk, and `stop` removes all data.
 */
export async function startThrowAwayPostgres(): Promise<EmbeddedPostgres> {
  removeLeftovers();
  const dataDirectory = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  // Root's Postgres runs as another user, who must be able to traverse the folder.
  chmodSync(dataDirectory, 0o711);
  const server = await startEmbeddedPostgres({ dataDirectory, durable: false });
  return {
    ...server,
    async stop(patience) {
      await server.stop(patience);
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Removes folders of killed processes, whose ids are in the names. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const owner = Number(name.slice(prefix.length).split("-")[0]);
    if (!isAlive(owner)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}
