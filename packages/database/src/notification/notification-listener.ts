import {
  NOTIFIED_OF,
  type NotifyOfEventStores,
  notifyOfEvent,
} from "@kinora/domain/notification/notify-of-event";
import type { Database } from "../client.ts";
import type { Listener } from "../event/deliver-events.ts";

/** Tells people what happens to what is theirs. */
export const notificationListener = (
  storesOn: (transaction: Database) => NotifyOfEventStores,
  now: () => Date,
): Listener => ({
  name: "notification",
  hears: NOTIFIED_OF,
  hear: (event, transaction) => notifyOfEvent(event, storesOn(transaction), now()),
});
