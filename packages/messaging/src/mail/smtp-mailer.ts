import type { MailAnswer, SendMail } from "@kinora/domain/notification/mail-stores";
import { createTransport } from "nodemailer";
import { headersOf } from "./mail-headers.ts";

/** Milliseconds of silence from a mail server before timing out. */
const PATIENCE = 30_000;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/**
 * Sends mails by SMTP. TLS is required unless the server is on this machine.
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

/**
 * Commands that concern one mail. Responses to others, for example about a wrong password, say
 * nothing about the mail.
 */
const OF_MAIL: readonly unknown[] = ["MAIL FROM", "RCPT TO", "DATA"];
/** Codes for a mailbox that does not exist (RFC 5321, 4.2.3; RFC 3463, 3.2 and 3.3). */
const NO_MAILBOX = [550, 551, 553];
/** Rejections by policy, whatever the mailbox (RFC 3463, 3.8). */
const OF_POLICY = /\b5\.7\.\d|relay/i;

/**
 * Converts an error to the server's answer about the mail; status 0 when there was none and the
 * mail may or may not have been accepted.
 */
function answerOf(error: unknown): MailAnswer {
  const { responseCode, command, response } = error as Readonly<Record<string, unknown>>;
  if (typeof responseCode !== "number" || !OF_MAIL.includes(command))
    return { status: 0, ofAddress: false };
  const isPolicy = OF_POLICY.test(typeof response === "string" ? response : "");
  const ofAddress = command === "RCPT TO" && NO_MAILBOX.includes(responseCode) && !isPolicy;
  return { status: responseCode, ofAddress };
}
