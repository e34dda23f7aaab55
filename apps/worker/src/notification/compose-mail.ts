import { join } from "node:path";
import { readMailSettings } from "@kinora/contracts/notification/mail-settings";
import { postgresMailDeliveries } from "@kinora/database/notification/postgres-mail-deliveries";
import { postgresMailRecipients } from "@kinora/database/notification/postgres-mail-recipients";
import type { DeliverMailPorts } from "@kinora/domain/notification/deliver-mail";
import type { SendMail } from "@kinora/domain/notification/mail-stores";
import { onceAccepted } from "@kinora/domain/notification/once-accepted";
import { openFolderMailer } from "@kinora/messaging/mail/mail-folder";
import { unsubscribeToken } from "@kinora/messaging/mail/unsubscribe-token";
import type { WorkerComposition } from "../compose.ts";
import { mailWriter } from "./write-mail.ts";

/** Builds what sends mails; null when this server sends none. */
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
        : smtpMailer(smtpUrl, from, publicUrl),
    ),
    // The default language of the server's texts, because a user's reading language is not stored.
    write: mailWriter(publicUrl, unsubscribeUrl, "en"),
    now,
  };
}

/** Sends mails by SMTP with a library that the first mail loads. */
function smtpMailer(...settings: [url: string, from: string, publicUrl: string]): SendMail {
  let opening: Promise<SendMail> | null = null;
  const open = async () => {
    const { openSmtpMailer } = await import("@kinora/messaging/mail/smtp-mailer");
    return openSmtpMailer(...settings);
  };
  return async (mail) => {
    opening ??= open();
    return (await opening)(mail);
  };
}
