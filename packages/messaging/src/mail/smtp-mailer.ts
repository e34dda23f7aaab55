import type { MailAnswer, SendMail } from "@kinora/domain/notification/mail-stores";
import { createTransport } from "nodemailer";
import { headersOf } from "./mail-headers.ts";

/** Milliseconds for which a mail server may be silent. */
const PATIENCE = 30_000;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/**
 * Sends by SMTP; to a server elsewhere only where what is sent is sealed (TLS).
 *
 * @param from "Kinora <kinora@example.com>"
 */
export function openSmtpMailer(url: string, from: string, publicUrl: string): SendMail {
  const { hostname } = new URL(url);
  const transport = createTransport({
    url,
    requireTLS: !LOOPBACK.test(hostname),
    ...{ connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  return async (mail) => {
    try {
      await transport.sendMail({
        ...headersOf(mail, publicUrl),
        ...{ from, to: { name: "", address: mail.to }, text: mail.text, html: mail.html },
      });
      return { status: 250, ofAddress: false };
    } catch (error) {
      return answerOf(error);
    }
  };
}

/** What a mail server said; where it said nothing it may have taken the mail or not. */
function answerOf(error: unknown): MailAnswer {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  return {
    status: typeof responseCode === "number" ? responseCode : 0,
    ofAddress: command === "RCPT TO",
  };
}
