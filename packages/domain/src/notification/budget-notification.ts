import type { Message } from "@kinora/contracts/message/message";
import type { NewNotification } from "./notification-store.ts";

export interface BudgetNews {
  readonly message: Message<"hosted.budget" | "hosted.givenBudget">;
  readonly dedupeKey: string;
  /** End of the day or month; the alarm expires with it. */
  readonly expiresAt: Date;
}

/** Tells an owner that part or all of a budget is used. */
export const budgetNotification = (
  userId: string,
  { message, dedupeKey, expiresAt }: BudgetNews,
  createdAt: Date,
): NewNotification => ({
  ...{ userId, kind: "action", topic: null, message, dedupeKey, expiresAt, createdAt },
  ...{ href: "/settings/services", action: "open", creationId: null, waitsFor: null },
});
