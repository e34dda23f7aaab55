import type { MailSettings } from "@kinora/contracts/notification/mail-settings";
import type { PushSettings } from "@kinora/contracts/notification/push-settings";
import {
  endDigest,
  postgresMailRecipients,
} from "@kinora/database/notification/postgres-mail-recipients";
import { mailsIn } from "@kinora/messaging/mail/mail-folder";
import { readUnsubscribeToken } from "@kinora/messaging/mail/unsubscribe-token";
import { publicKeyOf } from "@kinora/messaging/push/public-key";
import type { ApiComposition } from "../compose.ts";
import { viewerOf } from "../creation/viewer.ts";
import { isOwnName } from "../http/check-host.ts";
import type { ApiModule } from "../module.ts";
import { mountMailRoutes } from "./mail-routes.ts";
import { mountMailbox } from "./mailbox-page.ts";
import { mountNotificationRoutes } from "./notification-routes.ts";
import { mountOwnerMailbox } from "./owner-mailbox.ts";
import { presentNotification } from "./present-notification.ts";
import { mountPushRoutes } from "./push-routes.ts";
import { mountUnsubscribe } from "./unsubscribe-routes.ts";

/** Returns how browsers subscribe to web push here; null when push is off. */
const doorOfPush = (push: PushSettings | null) =>
  push && { services: push.services, publicKey: publicKeyOf(push.privateKey) };

const doorOfUnsubscribe = ({ secret }: MailSettings, database: ApiComposition["database"]) => ({
  whose: (token: string) => readUnsubscribeToken(token, secret),
  endDigest: (userId: string) => endDigest(database, userId),
});

/** True when the server is reachable from its own machine only. */
const isOnOwnMachine = ({ host, publicUrl }: ApiComposition["environment"]): boolean =>
  isOwnName(new URL(publicUrl).hostname) && isOwnName(host === "::1" ? "[::1]" : host);

export function notificationModule({
  stores,
  transact,
  environment,
  identity,
  loadCards,
  now,
  database,
}: ApiComposition): ApiModule {
  const { notifications, notificationSettings, pushSubscriptions } = stores;
  return {
    async mount(server) {
      mountNotificationRoutes(server, { now, notifications, notificationSettings, loadCards });
      mountPushRoutes(server, {
        now,
        push: doorOfPush(environment.push),
        pushSubscriptions,
        transact,
      });
      const { mail, mailFolder } = environment;
      const mailRecipients = postgresMailRecipients(database);
      mountMailRoutes(server, { offered: mail !== null, mailRecipients });
      if (mail) await mountUnsubscribe(server, doorOfUnsubscribe(mail, database));
      if (mail?.smtpUrl !== null) return;
      const mails = () => mailsIn(mailFolder);
      if (isOnOwnMachine(environment)) mountMailbox(server, mails);
      else mountOwnerMailbox(server, { mails, identity, now, publicUrl: environment.publicUrl });
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
