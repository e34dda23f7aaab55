import type { ServerEvent } from "@kinora/contracts/event/event";
import type { TagDescription } from "@reduxjs/toolkit/query";
import type { Store } from "../store.ts";
import type { CacheTag } from "../tags.ts";

export type EventStore = Pick<Store, "dispatch" | "getState">;

/** An event of one kind. */
export type HeardEvent<Type extends ServerEvent["type"]> = Extract<ServerEvent, { type: Type }>;

/** What a noun does about the events of the server. */
export interface EventHandlers {
  readonly hear: {
    readonly [Type in ServerEvent["type"]]?: (event: HeardEvent<Type>, store: EventStore) => void;
  };
  /** What is asked for anew after a break, in which events may have been missed; only who shows it asks. */
  readonly missed?: readonly TagDescription<CacheTag>[];
}
