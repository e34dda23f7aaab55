import { Agent } from "node:https";
import { readPushSettings } from "@kinora/contracts/notification/push-settings";
import { postgresNotificationSettings } from "@kinora/database/notification/postgres-notification-settings";
import { postgresPushDeliveries } from "@kinora/database/notification/postgres-push-deliveries";
import type { DeliverPushPorts } from "@kinora/domain/notification/deliver-push";
import { openPushSender } from "@kinora/messaging/push/send-push";
import { publicLookup } from "@kinora/providers/http/public-lookup";
import { LOCALES } from "@kinora/text/locale";
import { notificationWords } from "@kinora/text/notification-words";
import type { WorkerComposition } from "../compose.ts";

/** Builds what sends pushes; null when this server has no key for it. */
export function composePush(
  { database, now }: Pick<WorkerComposition, "database" | "now">,
  environment: NodeJS.ProcessEnv,
): DeliverPushPorts | null {
  const settings = readPushSettings(environment);
  return (
    settings && {
      pushes: postgresPushDeliveries(database),
      notificationSettings: postgresNotificationSettings(database),
      send: openPushSender(settings, new Agent({ keepAlive: true, lookup: publicLookup })),
      wordsOf,
      now,
    }
  );
}

/** Uses English when the locale is no longer supported. */
const wordsOf: DeliverPushPorts["wordsOf"] = (says, locale) =>
  "code" in says
    ? notificationWords(says, LOCALES.find((known) => known === locale) ?? "en")
    : says;
