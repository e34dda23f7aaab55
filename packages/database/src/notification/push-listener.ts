import { orderPushes } from "@kinora/domain/notification/order-pushes";
import type { NamedListener } from "../event/deliver-events.ts";
import { postgresNotificationSettings } from "./postgres-notification-settings.ts";
import { postgresPushDeliveries } from "./postgres-push-deliveries.ts";

/** Orders pushes of notifications to the users' browsers. */
export const pushListener = (now: () => Date): NamedListener => ({
  name: "push",
  hears: ["notification.added"],
  hear: (event, transaction) =>
    orderPushes(
      event,
      {
        pushes: postgresPushDeliveries(transaction),
        notificationSettings: postgresNotificationSettings(transaction),
      },
      now(),
    ),
});
