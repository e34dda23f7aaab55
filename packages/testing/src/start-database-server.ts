import { migrate } from "@kinora/database/migrate";
import { startThrowAwayPostgres } from "@kinora/local-postgres/start-throw-away-postgres";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the run's migrated template database. */
    templateUrl: string;
  }
}

/**
 * Vitest global setup: starts a temporary Postgres for the run, with its own folder and port, and a
 * migrated template that test files clone. It stops with this process, even when that crashes.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startThrowAwayPostgres();
  await migrate(server.url);
  project.provide("templateUrl", server.url);
  return () => server.stop(2_000);
}
