import type { Signal } from "@kinora/domain/event/signal";
import pg from "pg";
import { decodeSignal, SIGNAL_CHANNEL } from "./signal-channel.ts";

const RECONNECT_FIRST_MS = 200;
const RECONNECT_MAX_MS = 5_000;

export interface SignalListener {
  /** Resolves once the first connection is listening. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own and reconnects when Postgres becomes unavailable. Signals sent
 * in the meantime are lost.
 */
export function listenForSignals(url: string, onSignal: (signal: Signal) => void): SignalListener {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  let wait = RECONNECT_FIRST_MS;

  const { promise: ready, resolve: nowReady } = Promise.withResolvers<void>();

  const reconnect = () => {
    if (closed || timer) return;
    timer = setTimeout(connect, wait);
    wait = Math.min(wait * 2, RECONNECT_MAX_MS);
  };
  const connect = async () => {
    timer = null;
    const next = new pg.Client({
      connectionString: url,
      application_name: "kinora-signals",
      keepAlive: true,
    });
    client = next;
    next.on("notification", ({ payload = "" }) => {
      const signal = decodeSignal(payload);
      if (signal) onSignal(signal);
    });
    next.on("error", () => {});
    next.on("end", () => {
      if (closed || client !== next) return;
      reconnect();
    });
    try {
      await next.connect();
      await next.query(`listen ${SIGNAL_CHANNEL}`);
      wait = RECONNECT_FIRST_MS;
      nowReady();
    } catch {
      await next.end().catch(() => {});
      reconnect();
    }
  };
  void connect();

  return {
    ready,
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
