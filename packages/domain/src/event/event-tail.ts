import type { Signal } from "./signal.ts";

/**
 * Returns the events recorded for some people since the last call, each once and without its
 * payload.
 */
export type EventTail = (userIds: readonly string[]) => Promise<Signal[]>;
