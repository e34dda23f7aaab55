import type { EventHandlers } from "../../store/live/event-handlers.ts";
import { keepChanged } from "../../store/live/keep-changed.ts";
import { announce } from "../../ui/live-region.tsx";
import { notificationApi } from "./notification-api.ts";

export const notificationEvents: EventHandlers = {
  hear: {
    notification: ({ notification, unread }, store) => {
      announce(notification.title);
      keepChanged(
        store,
        notificationApi.util.updateQueryData("listNotifications", undefined, ({ pages }) => {
          const first = pages[0];
          if (!first) return;
          first.unread = unread;
          first.items = [notification, ...first.items.filter(({ id }) => id !== notification.id)];
        }),
        notificationApi.util.getRunningQueryThunk("listNotifications", undefined),
      );
    },
  },
  missed: ["Notification"],
};
