import type { ApiComposition } from "../compose.ts";
import { viewerOf } from "../creation/viewer.ts";
import type { ApiModule } from "../module.ts";
import { mountNotificationRoutes } from "./notification-routes.ts";
import { presentNotification } from "./present-notification.ts";

export function notificationModule({ stores, loadCards, now }: ApiComposition): ApiModule {
  const { notifications } = stores;
  return {
    mount: (server) => mountNotificationRoutes(server, { now, notifications, loadCards }),
    events: {
      async notification(id, person) {
        const { userId } = person;
        const found = await notifications.find(userId, id, now());
        if (!found) return null;
        const creationId = found.creationId ?? "";
        const cards = await loadCards(creationId === "" ? [] : [creationId], viewerOf(person));
        const unread = await notifications.unread(userId, now());
        return (locale) => ({
          type: "notification",
          notification: presentNotification(found, cards.get(creationId), locale),
          unread,
        });
      },
    },
  };
}
