import type { Database } from "@kinora/database/client";
import { deliverEvents, type NamedListener } from "@kinora/database/event/deliver-events";
import { readLags } from "@kinora/database/event/read-lags";
import { expect } from "vitest";

/**
 * Waits until every event has been passed to a listener, here or in a worker that is currently
 * doing so. It may take a moment, because transactions in other databases of the server also hold
 * events back.
 */
export async function giveAll(database: Database, listener: NamedListener): Promise<void> {
  await expect.poll(() => behind(database, listener, "lag"), { timeout: 10_000 }).toBe(0);
}

/** Also waits until it has handled all of them, with no retry pending. */
export async function hearAll(database: Database, listener: NamedListener): Promise<void> {
  await giveAll(database, listener);
  await expect.poll(() => behind(database, listener, "waiting"), { timeout: 10_000 }).toBe(0);
}

/** Waits until the workers have delivered every event to every listener. */
export async function allHeard(database: Database): Promise<void> {
  const behindAll = async () => {
    const lags = await readLags(database);
    return lags.filter(({ lag, waiting }) => lag > 0 || waiting > 0);
  };
  await expect.poll(behindAll, { timeout: 10_000 }).toEqual([]);
}

async function behind(database: Database, listener: NamedListener, by: "lag" | "waiting") {
  while (await deliverEvents(database, listener));
  const lags = await readLags(database);
  return lags.find((one) => one.listener === listener.name)?.[by];
}
