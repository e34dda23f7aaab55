import { routes } from "@kinora/contracts/routes";
import { listNotifications } from "@kinora/domain/notification/list-notifications";
import {
  type NotificationSettingsStore,
  readNotificationSettings,
} from "@kinora/domain/notification/notification-settings";
import type { NotificationStore } from "@kinora/domain/notification/notification-store";
import { readNotifications } from "@kinora/domain/notification/read-notifications";
import type { FastifyInstance } from "fastify";
import type { LoadCards } from "../creation/load-cards.ts";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";
import { presentNotification } from "./present-notification.ts";

export interface NotificationRoutePorts {
  readonly now: () => Date;
  readonly notifications: NotificationStore;
  readonly notificationSettings: NotificationSettingsStore;
  readonly loadCards: LoadCards;
}

export function mountNotificationRoutes(
  server: FastifyInstance,
  ports: NotificationRoutePorts,
): void {
  const { now, notifications, notificationSettings, loadCards } = ports;

  mountRoute(server, routes.listNotifications, async ({ person, query, locale }) => {
    const { cursor = null, limit } = query;
    const input = { userId: person.userId, cursor, limit, now: now() };
    const { items, nextCursor, unread } = await listNotifications({ notifications }, input);
    const cards = await loadCards(
      items.flatMap(({ creationId }) => creationId ?? []),
      viewerOf(person),
    );
    return {
      items: items.map((item) =>
        presentNotification(item, cards.get(item.creationId ?? ""), locale),
      ),
      nextCursor,
      unread,
    };
  });

  mountRoute(server, routes.readNotifications, ({ person, body }) =>
    readNotifications(
      { notifications },
      { userId: person.userId, ids: body.ids ?? null, now: now() },
    ),
  );

  mountRoute(server, routes.getNotificationSettings, ({ person }) =>
    readNotificationSettings(ports, person.userId),
  );

  mountRoute(server, routes.changeNotificationSettings, async ({ person, body }) => {
    await notificationSettings.save(person.userId, body, now());
    return body;
  });
}
