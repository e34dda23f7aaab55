import type { PublishSignal } from "@kinora/domain/event/signal";
import { encodeSignal, SIGNAL_CHANNEL } from "./signal-channel.ts";

/** Runs one statement with parameters. */
export type RunSql = (statement: string, parameters: readonly string[]) => Promise<unknown>;

/**
 * Publishes signals through Postgres. Not for use inside a transaction, because transactions that
 * notify are committed one after the other.
 */
export function postgresPublishSignal(run: RunSql): PublishSignal {
  return async (signal) => {
    await run("select pg_notify($1, $2)", [SIGNAL_CHANNEL, encodeSignal(signal)]);
  };
}
