import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { prepareMarked } from "./prepared.ts";
import type { Schema } from "./schema.gen.ts";
import { type DatabaseRole, endWhenSilent, statementLimits } from "./statement-limits.ts";
import { valueParsing } from "./value-parsing.ts";

/** What repositories run queries on: a pool, or a transaction of it. */
export type Database = Kysely<Schema>;

export type DatabaseOptions = {
  url: string;
  /** Role that determines the statement timeout. */
  role: DatabaseRole;
  /** Maximum number of connections. Default 10. */
  connections?: number;
  /** Application name shown in pg_stat_activity. */
  name?: string;
  /** Called when an idle connection is lost; the pool opens another one for the next query. */
  onLostConnection?: (error: Error) => void;
};

export type OpenDatabase = {
  database: Database;
  /** The same pool, for libraries with their own SQL. */
  pool: pg.Pool;
  close(): Promise<void>;
};

const connectTimeout = 10_000;
const impatientConnectTimeout = 5_000;

/** Opens a pool, which connects at the first query. */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: options.role === "api" ? impatientConnectTimeout : connectTimeout,
    ...statementLimits(options.role),
    application_name: options.name ?? "kinora",
    types: valueParsing,
  });
  // Without a listener, the loss of an idle connection would end the process.
  pool.on("error", options.onLostConnection ?? (() => {}));
  // The pool does not listen to connections checked out by transactions: losing one between two
  // statements would end the process as well. The next statement fails instead and reports the loss
  // to its caller.
  pool.on("connect", (client) => {
    client.on("error", () => {});
    endWhenSilent(client);
    prepareMarked(client);
  });
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { database, pool, close: () => database.destroy() };
}
