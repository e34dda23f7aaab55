import { orderMail } from "@kinora/domain/notification/order-mail";
import type { NamedListener } from "../event/deliver-events.ts";
import { postgresMailDeliveries } from "./postgres-mail-deliveries.ts";
import { postgresMailRecipients } from "./postgres-mail-recipients.ts";
import { postgresNotificationSettings } from "./postgres-notification-settings.ts";

/** Orders mails for notifications that are mailed. `mails`: whether this server sends any. */
export const mailListener = (now: () => Date, mails: boolean): NamedListener => ({
  name: "mail",
  hears: ["notification.added"],
  async hear(event, transaction) {
    if (!mails) return;
    const stores = {
      mails: postgresMailDeliveries(transaction),
      recipients: postgresMailRecipients(transaction),
      notificationSettings: postgresNotificationSettings(transaction),
    };
    await orderMail(event, stores, now());
  },
});
