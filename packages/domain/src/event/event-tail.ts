import type { Signal } from "./signal.ts";

/** Reads what was recorded of some people since the last call, each event once, without what it says. */
export type EventTail = (userIds: readonly string[]) => Promise<Signal[]>;
