import type pg from "pg";

/** Breaks a connection at the n-th statement. */
export interface Fuse {
  /** Statements until the connection breaks; null when it never does. */
  statementsLeft: number | null;
  /** False: the statement never arrives; true: it is executed, but its result is lost. */
  afterwards: boolean;
  /** Number of times that the connection broke. */
  blown: number;
}

/**
 * Returns a pool whose connections break as the fuse determines; the server rolls back what was not
 * committed.
 */
export function crashingPool(pool: pg.Pool, fuse: Fuse): pg.Pool {
  return new Proxy(pool, {
    get: (target, name) =>
      name === "connect"
        ? async () => crashingClient(await target.connect(), fuse)
        : memberOf(target, name),
  });
}

function crashingClient(client: pg.PoolClient, fuse: Fuse): pg.PoolClient {
  let dead = false;
  async function query(...statement: unknown[]): Promise<unknown> {
    if (dead) throw new Error("connection lost");
    dead = fuse.statementsLeft !== null && fuse.statementsLeft-- === 0;
    if (!dead) return Reflect.apply(client.query, client, statement);
    fuse.blown++;
    if (fuse.afterwards) await Reflect.apply(client.query, client, statement);
    throw new Error("connection lost");
  }
  return new Proxy(client, {
    get(target, name) {
      if (name === "query") return query;
      if (name === "release") return () => target.release(dead);
      return memberOf(target, name);
    },
  });
}

function memberOf(target: object, name: string | symbol): unknown {
  const member: unknown = Reflect.get(target, name);
  return typeof member === "function" ? member.bind(target) : member;
}
