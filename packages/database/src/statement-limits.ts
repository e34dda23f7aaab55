import type pg from "pg";

/** Who asks: a person who waits, work that may take its time, or what must not be cut off (audit, migrations). */
export type DatabaseRole = "api" | "worker" | "patient";

/** Milliseconds that one statement, and the pause between two of a transaction, may last. */
const LIMITS: Readonly<Record<DatabaseRole, number | null>> = {
  api: 5_000,
  worker: 60_000,
  patient: null,
};
/** The server is asked first: what it ends itself leaves the connection usable. */
const GRACE = 1_000;
/** What Postgres calls a statement that took too long. */
const CANCELLED = "57014";

/** Settings of connections that the limits of a role follow from. */
export function statementLimits(role: DatabaseRole) {
  const limit = LIMITS[role];
  return limit === null
    ? {}
    : {
        statement_timeout: limit,
        idle_in_transaction_session_timeout: limit,
        // A server that is frozen cannot end its own statements.
        query_timeout: limit + GRACE,
      };
}

/**
 * Ends a connection whose statement got no answer in time: the pool would hand it to the next one, who would wait
 * behind that statement. The error gets the code that a statement ended by the server has.
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
  // Not in the types of a pool's client, but it is one.
  (client as unknown as pg.Client).end().catch(() => {});
}
