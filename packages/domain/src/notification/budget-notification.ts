import type { Message } from "@kinora/contracts/message/message";
import type { NewNotification } from "./notification-store.ts";

export interface BudgetNews {
  readonly message: Message<"hosted.budget" | "hosted.givenBudget">;
  readonly dedupeKey: string;
  /** When the day or the month is over, and the alarm with it. */
  readonly expiresAt: Date;
}

/** Tells an owner that part of a budget is gone, or all of it. */
export const budgetNotification = (
  userId: string,
  { message, dedupeKey, expiresAt }: BudgetNews,
  createdAt: Date,
): NewNotification => ({
  ...{ userId, kind: "action", topic: null, message, dedupeKey, expiresAt, createdAt },
  ...{ href: "/settings/services", action: "open", creationId: null, waitsFor: null },
});
