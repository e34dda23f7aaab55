import type { Database } from "@kinora/database/client";
import { deliverEvents, type NamedListener } from "@kinora/database/event/deliver-events";
import { readLags } from "@kinora/database/event/read-lags";
import { expect } from "vitest";

/**
 * Waits until a listener has been given everything: here, or in a worker that is just at it. Not at once: also what
 * happens in other databases of the server holds up what is given.
 */
export async function giveAll(database: Database, listener: NamedListener): Promise<void> {
  await expect.poll(() => behind(database, listener, "lag"), { timeout: 10_000 }).toBe(0);
}

/** Waits until it has heard all of it too: nothing is to be tried again. */
export async function hearAll(database: Database, listener: NamedListener): Promise<void> {
  await giveAll(database, listener);
  await expect.poll(() => behind(database, listener, "waiting"), { timeout: 10_000 }).toBe(0);
}

/** Waits until the workers have let everybody hear everything. */
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
