// Writes packages/database/src/schema.gen.ts from a freshly migrated, throw-away database.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbeddedPostgres } from "@kinora/database/embedded/start-embedded-postgres";
import { migrate } from "@kinora/database/migrate";
import { printSchema } from "@kinora/database/schema/print-schema";
import { readColumns } from "@kinora/database/schema/read-columns";
import pg from "pg";

const target = fileURLToPath(new URL("../packages/database/src/schema.gen.ts", import.meta.url));
const dataDirectory = mkdtempSync(join(tmpdir(), "kinora-types-"));
const server = await startEmbeddedPostgres({ dataDirectory, durable: false });
try {
  await migrate(server.url);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const text = printSchema(await readColumns(client));
  await client.end();
  // Written beside and renamed: two of these at once each leave a whole file.
  const unfinished = `${target}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, target);
} finally {
  await server.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}
