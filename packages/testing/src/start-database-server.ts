import { migrate } from "@kinora/database/migrate";
import { startThrowAwayPostgres } from "@kinora/local-postgres/start-throw-away-postgres";
import type { TestProject } from "vitest/node";

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
  const server = await startThrowAwayPostgres();
  await migrate(server.url);
  project.provide("templateUrl", server.url);
  return () => server.stop(2_000);
}
