export interface MailSettings {
  /** Null to collect mails in a folder, for the mailbox page of a local server. */
  readonly smtpUrl: string | null;
  /** Sender address. */
  readonly from: string;
  readonly publicUrl: string;
  /** Signs the unsubscribe link of the digest. */
  readonly secret: string;
}

/**
 * Reads how this server sends mail; null when it does not.
 *
 * @throws an error that names the invalid variable
 */
export function readMailSettings(
  environment: Readonly<Record<string, string | undefined>>,
): MailSettings | null {
  const { SMTP_URL: smtpUrl, SMTP_FROM: from, PUBLIC_URL: publicUrl } = environment;
  const { SESSION_SECRET: secret, LOCAL_MAILBOX: mailbox } = environment;
  if (!smtpUrl && mailbox !== "yes") return null;
  if (!publicUrl) throw new Error("PUBLIC_URL is not set: mails lead there.");
  if (!secret) throw new Error("SESSION_SECRET is not set: it signs what mails lead to.");
  if (!smtpUrl) return { smtpUrl: null, from: "Kinora <kinora@localhost>", publicUrl, secret };
  if (!/^smtps?:$/.test(URL.canParse(smtpUrl) ? new URL(smtpUrl).protocol : ""))
    throw new Error("SMTP_URL has to begin with smtp:// or smtps://.");
  if (!from || !/^[^\r\n]*[^\s<>]+@[^\s<>]+>?$/.test(from))
    throw new Error('SMTP_FROM has to be an address, as in "Kinora <kinora@example.com>".');
  return { smtpUrl, from, publicUrl, secret };
}
