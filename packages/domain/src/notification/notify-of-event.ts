import type { CreationStore, HistoryReader } from "../creation/creation-stores.ts";
import type { DomainEvent } from "../event/domain-event.ts";
import type { PublishSignal } from "../event/signal.ts";
import type { StoryStore } from "../story/story-stores.ts";
import type { NewNotification, NotificationStore } from "./notification-store.ts";
import { notify } from "./notify.ts";
import { failureNotification, successNotification } from "./outcome-notification.ts";
import { restrictionNotification } from "./restriction-notification.ts";
import { haltNotification, pauseNotification } from "./story-notifications.ts";

export interface NotifyStores {
  readonly creations: Pick<CreationStore, "lock">;
  readonly history: HistoryReader;
  readonly stories: Pick<StoryStore, "lock">;
  readonly notifications: Pick<NotificationStore, "add">;
  readonly publishSignal: PublishSignal;
}

/** Tells the person whom it concerns what happened; about what is forgotten meanwhile nothing is said. */
export async function notifyOfEvent(
  event: DomainEvent,
  stores: NotifyStores,
  now: Date,
): Promise<void> {
  const notification = await notificationOf(event, stores, now);
  if (notification) await notify(stores, notification);
}

/** Types of events that a person may be told of. */
export const NOTIFIED_OF = [
  "creation.delivered",
  "creation.failed",
  "creation.restricted",
  "story.failed",
  "story.paused",
] as const satisfies readonly DomainEvent["type"][];

async function notificationOf(
  { type, subjectId, payload }: DomainEvent,
  stores: NotifyStores,
  now: Date,
): Promise<NewNotification | null> {
  if (type === "story.failed" || type === "story.paused") {
    const story = await stores.stories.lock(subjectId);
    if (!story) return null;
    return type === "story.failed"
      ? haltNotification(story, payload, now)
      : pauseNotification(story, payload, now);
  }
  const creation = await stores.creations.lock(subjectId);
  if (!creation || creation.purgedAt) return null;
  if (type === "creation.restricted") {
    const entry = await stores.history.find(payload.entry);
    return entry && restrictionNotification(creation, entry, now);
  }
  if (payload.background) return null;
  return type === "creation.failed"
    ? failureNotification(creation, payload, now)
    : successNotification(creation, payload, now);
}
