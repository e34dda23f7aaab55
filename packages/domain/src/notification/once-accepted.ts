import type { SendMail } from "./mail-stores.ts";

/** Mails whose end is not stored yet are few; the oldest are forgotten. */
const MOST = 1_000;

/** Sends nothing that was accepted before, although what came of it could not be stored: as long as this process lives. */
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
