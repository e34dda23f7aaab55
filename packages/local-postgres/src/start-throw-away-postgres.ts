import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "./living-process.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./start-embedded-postgres.ts";

const prefix = "kinora-throw-away-";

/** A Postgres for tests and tools: nothing is flushed to disk, and `stop` removes all of it. */
export async function startThrowAwayPostgres(): Promise<EmbeddedPostgres> {
  removeLeftovers();
  const dataDirectory = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  // Root's Postgres runs as another user, who must be able to enter.
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

/** Folders of processes that were killed: their name carries the process that made them. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const owner = Number(name.slice(prefix.length).split("-")[0]);
    if (!isAlive(owner)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}
