import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "@kinora/database/embedded/living-process";
import { startEmbeddedPostgres } from "@kinora/database/embedded/start-embedded-postgres";
import { migrate } from "@kinora/database/migrate";
import type { TestProject } from "vitest/node";

const prefix = "kinora-test-";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the migrated template database of this run. */
    templateUrl: string;
  }
}

/**
 * Vitest global setup: one throw-away Postgres for the run, in a folder and on a port of its own,
 * with a migrated template that test files clone. It ends with this process, however that ends.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  removeLeftovers();
  const dataDirectory = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const server = await startEmbeddedPostgres({ dataDirectory, durable: false });
  await migrate(server.url);
  project.provide("templateUrl", server.url);
  return async () => {
    await server.stop(2_000);
    rmSync(dataDirectory, { recursive: true, force: true });
  };
}

/** Folders of runs that were killed: their name carries the process that made them. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const owner = Number(name.slice(prefix.length).split("-")[0]);
    if (!isAlive(owner)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}
