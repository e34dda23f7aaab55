import type { PushSettings } from "@kinora/contracts/notification/push-settings";
import { publicKeyOf } from "@kinora/messaging/push/public-key";
import type { ApiComposition } from "../compose.ts";
import { viewerOf } from "../creation/viewer.ts";
import type { ApiModule } from "../module.ts";
import { mountNotificationRoutes } from "./notification-routes.ts";
import { presentNotification } from "./present-notification.ts";
import { mountPushRoutes } from "./push-routes.ts";

/** How browsers subscribe here; null: nothing is pushed. */
const doorOfPush = (push: PushSettings | null) =>
  push && { services: push.services, publicKey: publicKeyOf(push.privateKey) };

export function notificationModule({
  stores,
  transact,
  environment,
  loadCards,
  now,
}: ApiComposition): ApiModule {
  const { notifications, notificationSettings, pushSubscriptions } = stores;
  return {
    mount(server) {
      mountNotificationRoutes(server, { now, notifications, notificationSettings, loadCards });
      mountPushRoutes(server, {
        now,
        push: doorOfPush(environment.push),
        pushSubscriptions,
        transact,
      });
    },
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
