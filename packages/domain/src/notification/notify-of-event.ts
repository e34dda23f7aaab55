import type { CreationStore, HistoryReader } from "../creation/creation-stores.ts";
import type { DomainEvent } from "../event/domain-event.ts";
import type { StoryStore } from "../story/story-stores.ts";
import type { TakeoutStore } from "../takeout/takeout.ts";
import type { NewNotification } from "./notification-store.ts";
import { type NotifyStores, notify } from "./notify.ts";
import { failureNotification, successNotification } from "./outcome-notification.ts";
import { appealNotification, restrictionNotification } from "./restriction-notification.ts";
import { haltNotification, pauseNotification } from "./story-notifications.ts";
import { takeoutNotification } from "./takeout-notification.ts";

export interface NotifyOfEventStores extends NotifyStores {
  readonly creations: Pick<CreationStore, "lock">;
  readonly history: Pick<HistoryReader, "find">;
  readonly stories: Pick<StoryStore, "lock">;
  readonly takeouts: Pick<TakeoutStore, "find">;
}

/** Tells the person whom it concerns what happened; about what is forgotten meanwhile nothing is said. */
export async function notifyOfEvent(
  event: DomainEvent,
  stores: NotifyOfEventStores,
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
  "creation.appealed",
  "story.failed",
  "story.paused",
  "takeout.ready",
] as const satisfies readonly DomainEvent["type"][];

async function notificationOf(
  event: DomainEvent,
  { creations, history, stories, takeouts }: NotifyOfEventStores,
  now: Date,
): Promise<NewNotification | null> {
  const about = async () => {
    const creation = await creations.lock(event.subjectId);
    return creation?.purgedAt ? null : creation;
  };
  switch (event.type) {
    case "creation.delivered": {
      const creation = event.payload.background ? null : await about();
      return creation && successNotification(creation, event.payload, now);
    }
    case "creation.failed": {
      const creation = event.payload.background ? null : await about();
      return creation && failureNotification(creation, event.payload, now);
    }
    case "creation.restricted": {
      const [creation, entry] = [await about(), await history.find(event.payload.entry)];
      return creation && entry && restrictionNotification(creation, entry, now);
    }
    case "creation.appealed": {
      const [creation, entry] = [await about(), await history.find(event.payload.entry)];
      const { granted } = event.payload;
      return creation && entry && appealNotification(creation, entry, granted, now);
    }
    case "story.failed": {
      const story = await stories.lock(event.subjectId);
      return story && haltNotification(story, event.payload, now);
    }
    case "story.paused": {
      const story = await stories.lock(event.subjectId);
      return story && pauseNotification(story, event.payload, now);
    }
    case "takeout.ready": {
      const takeout = await takeouts.find(event.subjectId);
      return takeout && takeoutNotification(takeout, now);
    }
    default:
      return null;
  }
}
