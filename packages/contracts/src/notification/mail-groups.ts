import type { NotificationCode } from "../message/message.ts";

export const MAIL_GROUPS = ["security", "money", "decisions", "digest"] as const;
/** Reasons for mails. Mails about the security of the account cannot be switched off. */
export type MailGroup = (typeof MAIL_GROUPS)[number];

/** Notifications that are also mailed. */
export const MAILED: Readonly<Partial<Record<NotificationCode, MailGroup>>> = {
  "account.deletionPlanned": "security",
  "account.newDevice": "security",
  "account.tokenMade": "security",
  "gem.given": "money",
  "gem.courtesy": "money",
  "gem.taken": "money",
  "billing.granted": "money",
  "subscription.started": "money",
  "subscription.planChanged": "money",
  "subscription.willEnd": "money",
  "subscription.renewalFailed": "money",
  "subscription.onHold": "money",
  "subscription.ended": "money",
  "subscription.takenBack": "money",
  "payment.refunded": "money",
  "pass.given": "money",
  "plan.extended": "money",
  "billing.refunded": "money",
  "billing.disputed": "money",
  "billing.restored": "money",
  "account.suspended": "decisions",
  "account.reinstated": "decisions",
  "creation.hidden": "decisions",
  "creation.takenDown": "decisions",
  "creation.staysHidden": "decisions",
  "creation.shownAgain": "decisions",
  "moderation.profileTakenDown": "decisions",
  "moderation.profileHidden": "decisions",
  "moderation.profileShown": "decisions",
  "moderation.profileBack": "decisions",
  "moderation.profileStays": "decisions",
  "comment.takenDown": "decisions",
  "comment.back": "decisions",
  "comment.stays": "decisions",
  "collection.takenDown": "decisions",
  "collection.back": "decisions",
  "collection.stays": "decisions",
};
