import type { Signal } from "./signal.ts";

/**
 * Returns the events recorded for some people, and those about works that somebody looks at, since
 * the last call, each once and without its payload.
 */
export type EventTail = (
  userIds: readonly string[],
  workIds?: readonly string[],
) => Promise<Signal[]>;
