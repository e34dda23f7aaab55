import type pg from "pg";

/**
 * Kind of client: a user's request, background work that may take long, or work that must not be
 * cut off (audit, migrations).
 */
export type DatabaseRole = "api" | "worker" | "patient";

/** Maximum milliseconds of a statement, and of idle time within a transaction. */
const LIMITS: Readonly<Record<DatabaseRole, number | null>> = {
  api: 5_000,
  worker: 60_000,
  patient: null,
};
/**
 * Milliseconds by which the client waits longer than the server, because a timeout on the server
 * leaves the connection usable.
 */
const GRACE = 1_000;
/** Postgres error code of a statement timeout. */
const CANCELLED = "57014";

/** Returns the connection settings that enforce a role's limits. */
export function statementLimits(role: DatabaseRole) {
  const limit = LIMITS[role];
  return limit === null
    ? {}
    : {
        statement_timeout: limit,
        idle_in_transaction_session_timeout: limit,
        // A frozen server cannot end its own statements.
        query_timeout: limit + GRACE,
      };
}

/**
 * Closes a connection whose statement timed out on the client. Otherwise the pool would hand it to
 * the next caller, who would wait behind that statement. The error gets the same code as a timeout
 * on the server.
 */
export function endWhenSilent(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...parameters: readonly unknown[]) => unknown;
  const guarded = (...parameters: readonly unknown[]) => {
    const answer = ask(...parameters);
    if (answer instanceof Promise) answer.catch((error: unknown) => endAfter(error, client));
    return answer;
  };
  client.query = guarded as typeof client.query;
}

function endAfter(error: unknown, client: pg.PoolClient): void {
  if (!(error instanceof Error) || error.message !== "Query read timeout") return;
  Object.assign(error, { code: CANCELLED });
  // Missing from the type of a pool's client, but it is one.
  (client as unknown as pg.Client).end().catch(() => {});
}
