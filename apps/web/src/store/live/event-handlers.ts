import type { ServerEvent } from "@kinora/contracts/event/event";
import type { TagDescription } from "@reduxjs/toolkit/query";
import type { Store } from "../store.ts";
import type { CacheTag } from "../tags.ts";

export type EventStore = Pick<Store, "dispatch" | "getState">;

/** An event of one kind. */
export type HeardEvent<Type extends ServerEvent["type"]> = Extract<ServerEvent, { type: Type }>;

/** The handlers of one feature for the server's events. */
export interface EventHandlers {
  readonly hear: {
    readonly [Type in ServerEvent["type"]]?: (event: HeardEvent<Type>, store: EventStore) => void;
  };
  /**
   * Tags to invalidate after an interruption in which events may have been missed; only mounted
   * queries refetch.
   */
  readonly missed?: readonly TagDescription<CacheTag>[];
}
