import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Schema } from "./schema.gen.ts";
import { type DatabaseRole, endWhenSilent, statementLimits } from "./statement-limits.ts";
import { valueParsing } from "./value-parsing.ts";

/** What a repository asks questions of: a pool, or a transaction on it. */
export type Database = Kysely<Schema>;

export type DatabaseOptions = {
  url: string;
  /** How long its statements may take. */
  role: DatabaseRole;
  /** Largest number of connections. Default 10. */
  connections?: number;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** An idle connection was lost; the pool opens another at the next query. */
  onLostConnection?: (error: Error) => void;
};

export type OpenDatabase = {
  database: Database;
  /** The same connections, for libraries that bring their own SQL. */
  pool: pg.Pool;
  close(): Promise<void>;
};

const connectTimeout = 10_000;
const impatientConnectTimeout = 5_000;

/** Opens a pool; connects at the first query. */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: options.role === "api" ? impatientConnectTimeout : connectTimeout,
    ...statementLimits(options.role),
    application_name: options.name ?? "kinora",
    types: valueParsing,
  });
  // Without a listener a lost idle connection would end the process.
  pool.on("error", options.onLostConnection ?? (() => {}));
  // Nor does the pool listen to one that a transaction holds: lost between two statements it would end
  // the process too. The next statement fails, which says it to whom it concerns.
  pool.on("connect", (client) => {
    client.on("error", () => {});
    endWhenSilent(client);
  });
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { database, pool, close: () => database.destroy() };
}
