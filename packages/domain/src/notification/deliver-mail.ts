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

/** What a mail tells. */
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
 * Mails what is due first. That it is being sent is stored before, what came of it afterwards. A process that dies in
 * between leaves it to be sent again under the same id: whether the mail server took it the first time nobody can know.
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

/** What somebody chose meanwhile counts. */
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
