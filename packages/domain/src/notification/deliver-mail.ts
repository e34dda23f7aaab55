import type { MailGroup } from "@kinora/contracts/notification/mail-groups";
import type {
  Mail,
  MailAnswer,
  MailDeliveries,
  MailDelivery,
  MailEnd,
  MailRecipient,
  MailRecipients,
  SendMail,
  WeekTold,
} from "./mail-stores.ts";
import type { StoredNotification } from "./notification-store.ts";
import { INTERRUPTED_AFTER, pauseBetween } from "./pause-between.ts";

/** The content of a mail. */
export type MailTold =
  | { readonly group: "digest"; readonly week: WeekTold }
  | {
      readonly group: Exclude<MailGroup, "digest">;
      readonly notification: StoredNotification;
    };

export interface DeliverMailPorts {
  readonly mails: MailDeliveries;
  readonly recipients: Pick<MailRecipients, "find" | "bounce">;
  readonly send: SendMail;
  readonly write: (told: MailTold, userId: string) => Omit<Mail, "id" | "to">;
  readonly now: () => Date;
}

/**
 * Sends the next due mail. The attempt is stored before sending and the outcome afterwards. When
 * the process dies in between, the mail is sent again under the same id, because it is unknown
 * whether the mail server accepted it.
 *
 * @returns false when nothing is due
 */
export async function deliverMail(ports: DeliverMailPorts): Promise<boolean> {
  const { mails, recipients, send, write, now } = ports;
  const begun = now();
  const delivery = await mails.begin(begun, new Date(begun.getTime() + INTERRUPTED_AFTER));
  if (!delivery) return false;
  const { id, userId } = delivery;
  const recipient = await recipients.find(userId);
  const told = isWanted(recipient, delivery) ? await tell(ports, delivery, begun) : null;
  const { address } = recipient;
  if (!told || address === null) {
    await mails.end(delivery, { state: "unneeded" }, null);
    return true;
  }
  const answer = await send({ ...write(told, userId), id, to: address });
  const { status } = answer;
  if (answer.ofAddress && status >= 500)
    await recipients.bounce(userId, { address, status, at: now() });
  await mails.end(delivery, afterMail(answer, delivery, now()), status);
  return true;
}

/** Checks the recipient's current choice, which may have changed since the mail was ordered. */
const isWanted = ({ bounced, choice }: MailRecipient, { group }: MailDelivery): boolean =>
  !bounced && (group === "security" || choice[group]);

async function tell(
  { mails }: Pick<DeliverMailPorts, "mails">,
  { userId, notificationId, group, createdAt }: MailDelivery,
  now: Date,
): Promise<MailTold | null> {
  if (group === "digest") {
    const week = await mails.week(userId, createdAt);
    return week.likes + week.unread === 0 ? null : { group, week };
  }
  const notification = notificationId && (await mails.find(userId, notificationId, now));
  return notification ? { group, notification } : null;
}

function afterMail({ status }: MailAnswer, { tries }: MailDelivery, now: Date): MailEnd {
  if (status >= 200 && status < 300) return { state: "sent" };
  const pause = status < 500 ? pauseBetween(tries) : null;
  return pause === null
    ? { state: "failed" }
    : { state: "waiting", at: new Date(now.getTime() + pause) };
}
