import type { ServerEvent } from "@kinora/contracts/event/event";
import { accountEvents } from "../features/account/events.ts";
import { creationEvents } from "../features/creation/events.ts";
import { gemEvents } from "../features/gem/events.ts";
import { notificationEvents } from "../features/notification/events.ts";
import { promptEvents } from "../features/prompt/events.ts";
import { publicationEvents } from "../features/publication/events.ts";
import { storyEvents } from "../features/story/events.ts";
import { uploadEvents } from "../features/upload/events.ts";
import { api } from "../store/api.ts";
import type { EventHandlers, EventStore } from "../store/live/event-handlers.ts";
import { shareEvents } from "../store/live/shared-events.ts";
import type { Store } from "../store/store.ts";
import { renewToken } from "./keep-session.ts";

/** Handlers of the server's events. */
const HANDLERS: readonly EventHandlers[] = [
  accountEvents,
  creationEvents,
  gemEvents,
  notificationEvents,
  promptEvents,
  publicationEvents,
  storyEvents,
  uploadEvents,
];

/** Subscribes to the server's events of the user who is signed in. */
export function startLiveEvents(store: Store, uid: string): () => void {
  return shareEvents({
    uid,
    token: () => store.getState().auth.token,
    onUnauthorised: () => renewToken(store),
    onMissed: () =>
      store.dispatch(api.util.invalidateTags(HANDLERS.flatMap(({ missed = [] }) => missed))),
    onEvent: (event) => applyEvent(store, event),
  });
}

/** Passes an event to all handlers of its kind. */
export function applyEvent(store: EventStore, event: ServerEvent): void {
  for (const { hear } of HANDLERS) tell(hear, event, store);
}

function tell<Type extends ServerEvent["type"]>(
  hear: {
    readonly [Kind in Type]?: (
      event: Extract<ServerEvent, { type: Kind }>,
      store: EventStore,
    ) => void;
  },
  event: Extract<ServerEvent, { type: Type }>,
  store: EventStore,
): void {
  hear[event.type]?.(event, store);
}
