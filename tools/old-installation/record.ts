import { startEmbeddedPostgres } from "@kinora/local-postgres/start-embedded-postgres";
import pg from "pg";
import { getConstructionPlans } from "pg-boss";
import { type Answer, askEverything } from "./answers.ts";
import { startApi } from "./api-server.ts";
import type { Place } from "./build/old-server.ts";
import { readTables, type TableText } from "./database-text.ts";
import { mediaHashes, type StoredFile, storedFiles } from "./stored-files.ts";

/** The data of an installation, and the answers that its own version gave. */
export interface Recorded {
  /** When the data was recorded. */
  readonly at: string;
  /** Migrations that had been applied. */
  readonly migrations: readonly string[];
  /** SQL that creates the tables of its job queue. */
  readonly jobQueue: string;
  readonly tables: readonly TableText[];
  readonly files: readonly StoredFile[];
  /** Hashes of all referenced files. */
  readonly referenced: readonly string[];
  /** Personal access tokens by handle. They are only valid for copies of this installation. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly answers: readonly Answer[];
}

/** Starts the api of a stopped installation without a worker, and records all its data. */
export async function record(
  { repository, dataDirectory }: Place,
  tokens: Readonly<Record<string, string>>,
): Promise<Recorded> {
  const server = await startEmbeddedPostgres({ dataDirectory });
  const client = new pg.Client({ connectionString: server.url });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string; at: Date }>(
      "select name, now() as at from schema_migration order by name",
    );
    const files = storedFiles(dataDirectory);
    const api = await startApi(repository, server.url, dataDirectory);
    const answers: Answer[] = [];
    for (const [handle, token] of Object.entries(tokens)) {
      answers.push(...(await askEverything(handle, (path) => api.get(token, path))));
    }
    await api.stop();
    // Read after the answers, because listing notices stores the notice about the daily gems.
    const tables = await readTables(client, ["public", "pgboss"]);
    return {
      at: (rows[0]?.at ?? new Date()).toISOString(),
      migrations: rows.map(({ name }) => name),
      jobQueue: getConstructionPlans("pgboss"),
      ...{ tables, files, tokens, answers },
      referenced: referencedIn(tables, mediaHashes(files)),
    };
  } finally {
    await client.end();
    await server.stop();
  }
}

/** Tables whose rows name the files of works, uploads and storyboards. */
const REFERRING = ["creation_media", "upload_media", "story_piece_file"].map(
  (table) => `public.${table}`,
);

/** Reads the rows themselves: today's queries name tables that an old database doesn't have. */
function referencedIn(tables: readonly TableText[], hashes: readonly string[]): string[] {
  const rows = tables.filter(({ table }) => REFERRING.includes(table)).flatMap(({ rows }) => rows);
  const named = new Set(rows.flatMap((row) => row.match(/[0-9a-f]{64}/g) ?? []));
  return hashes.filter((hash) => named.has(hash));
}
