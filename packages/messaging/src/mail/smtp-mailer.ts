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

/** Commands that are about one mail. What is said to others, as to a wrong password, is no answer about it. */
const OF_MAIL: readonly unknown[] = ["MAIL FROM", "RCPT TO", "DATA"];
/** Codes by which a server says that there is no such mailbox (RFC 5321, 4.2.3; RFC 3463, 3.2 and 3.3). */
const NO_MAILBOX = [550, 551, 553];
/** It will not carry the mail, whatever mailbox it is for (RFC 3463, 3.8). */
const OF_POLICY = /\b5\.7\.\d|relay/i;

/** What a mail server said of a mail; where it said nothing it may have taken the mail or not. */
function answerOf(error: unknown): MailAnswer {
  const { responseCode, command, response } = error as Readonly<Record<string, unknown>>;
  if (typeof responseCode !== "number" || !OF_MAIL.includes(command))
    return { status: 0, ofAddress: false };
  const isPolicy = OF_POLICY.test(typeof response === "string" ? response : "");
  const ofAddress = command === "RCPT TO" && NO_MAILBOX.includes(responseCode) && !isPolicy;
  return { status: responseCode, ofAddress };
}
