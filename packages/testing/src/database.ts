import { randomBytes } from "node:crypto";
import { type OpenDatabase, openDatabase } from "@kinora/database/client";
import pg from "pg";
import { afterAll, inject } from "vitest";

export type TestDatabase = OpenDatabase & { url: string };

/**
 * Creates a migrated database for this test file, cloned from the run's template and dropped when
 * the file ends. Call it at the top level of an `x.db.test.ts`; hooks registered by tests or other
 * hooks never run.
 */
export async function createTestDatabase(connections = 10): Promise<TestDatabase> {
  const template = new URL(inject("templateUrl"));
  const name = `test_${process.pid}_${randomBytes(4).toString("hex")}`;
  // Clones are made one at a time, because a template must have no other connection while it is
  // copied. Copying its files takes a fifth of the processor time of logging their content.
  await maintain(template, async (client) => {
    await client.query("select pg_advisory_lock(1)");
    await client.query(
      `create database ${name} template ${template.pathname.slice(1)} strategy file_copy`,
    );
  });
  const url = new URL(template);
  url.pathname = name;
  const opened = openDatabase({ url: url.href, role: "patient", connections, name: "test" });
  afterAll(async () => {
    await opened.close();
    await maintain(template, (client) => client.query(`drop database ${name} with (force)`));
  });
  return { ...opened, url: url.href };
}

async function maintain(template: URL, work: (client: pg.Client) => Promise<unknown>) {
  const url = new URL(template);
  url.pathname = "postgres";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
