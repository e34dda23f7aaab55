// Writes packages/database/src/schema.gen.ts from a freshly migrated, temporary database.
import { renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { migrate } from "@kinora/database/migrate";
import { startThrowAwayPostgres } from "@kinora/local-postgres/start-throw-away-postgres";
import pg from "pg";
import { printSchema } from "./print-schema.ts";
import { readColumns } from "./read-columns.ts";

const target = fileURLToPath(new URL("../../packages/database/src/schema.gen.ts", import.meta.url));
const server = await startThrowAwayPostgres();
try {
  await migrate(server.url);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const text = printSchema(await readColumns(client));
  await client.end();
  // Written to a temporary file and renamed, so that two concurrent runs each leave a complete
  // file.
  const unfinished = `${target}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, target);
} finally {
  await server.stop();
}
