import type { SendMail } from "./mail-stores.ts";

/**
 * Upper limit of remembered mails; few outcomes are unstored at a time, and the oldest are dropped.
 */
const MOST = 1_000;

/**
 * Wraps a sender so that a mail accepted before is not sent again when storing its outcome failed.
 * Remembered for the lifetime of the process.
 */
export function onceAccepted(send: SendMail): SendMail {
  const accepted = new Map<string, Awaited<ReturnType<SendMail>>>();
  return async (mail) => {
    const known = accepted.get(mail.id);
    if (known) return known;
    const answer = await send(mail);
    if (answer.status < 200 || answer.status >= 300) return answer;
    accepted.set(mail.id, answer);
    const [oldest] = accepted.keys();
    if (accepted.size > MOST && oldest !== undefined) accepted.delete(oldest);
    return answer;
  };
}
