import type { NotificationCode } from "../message/message.ts";

export const MAIL_GROUPS = ["security", "money", "decisions", "digest"] as const;
/** Why somebody is mailed. What is about the safety of the account cannot be switched off. */
export type MailGroup = (typeof MAIL_GROUPS)[number];

/** What is mailed of what people are notified of. */
export const MAILED: Readonly<Partial<Record<NotificationCode, MailGroup>>> = {
  "account.deletionPlanned": "security",
  "account.newDevice": "security",
  "account.tokenMade": "security",
  "gem.given": "money",
  "gem.taken": "money",
  "account.suspended": "decisions",
  "account.reinstated": "decisions",
  "creation.hidden": "decisions",
  "creation.takenDown": "decisions",
  "creation.staysHidden": "decisions",
  "creation.shownAgain": "decisions",
  "moderation.profileTakenDown": "decisions",
  "moderation.profileBack": "decisions",
  "moderation.profileStays": "decisions",
};
