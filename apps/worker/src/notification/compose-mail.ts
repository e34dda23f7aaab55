import { join } from "node:path";
import { readMailSettings } from "@kinora/contracts/notification/mail-settings";
import { postgresMailDeliveries } from "@kinora/database/notification/postgres-mail-deliveries";
import { postgresMailRecipients } from "@kinora/database/notification/postgres-mail-recipients";
import type { DeliverMailPorts } from "@kinora/domain/notification/deliver-mail";
import { onceAccepted } from "@kinora/domain/notification/once-accepted";
import { openFolderMailer } from "@kinora/messaging/mail/mail-folder";
import { openSmtpMailer } from "@kinora/messaging/mail/smtp-mailer";
import { unsubscribeToken } from "@kinora/messaging/mail/unsubscribe-token";
import type { WorkerComposition } from "../compose.ts";
import { mailWriter } from "./write-mail.ts";

/** What mails; null where this server sends none. */
export function composeMail(
  { database, now }: Pick<WorkerComposition, "database" | "now">,
  environment: NodeJS.ProcessEnv,
): DeliverMailPorts | null {
  const settings = readMailSettings(environment);
  if (!settings) return null;
  const { smtpUrl, from, publicUrl, secret } = settings;
  const unsubscribeUrl = (userId: string) =>
    new URL(`/mail/unsubscribe/${unsubscribeToken(userId, secret)}`, publicUrl).href;
  return {
    mails: postgresMailDeliveries(database),
    recipients: postgresMailRecipients(database),
    send: onceAccepted(
      smtpUrl === null
        ? openFolderMailer(join(environment.DATA_DIR || ".kinora", "mail"))
        : openSmtpMailer(smtpUrl, from, publicUrl),
    ),
    // The one language that the server's words are in; which a person reads is not stored.
    write: mailWriter(publicUrl, unsubscribeUrl, "en"),
    now,
  };
}
