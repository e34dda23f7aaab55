import type { Message } from "@kinora/contracts/message/message";
import type { NewNotification } from "./notification-store.ts";

export interface ServicesNews {
  readonly message: Message<"hosted.budget" | "hosted.givenBudget" | "hosted.away">;
  readonly dedupeKey: string;
  /** Time from which it no longer matters. */
  readonly expiresAt: Date;
}

/** Tells an owner about external services, with a button that opens their page. */
export const servicesNotification = (
  userId: string,
  { message, dedupeKey, expiresAt }: ServicesNews,
  createdAt: Date,
): NewNotification => ({
  ...{ userId, kind: "action", topic: null, message, dedupeKey, expiresAt, createdAt },
  ...{ href: "/settings/services", action: "open", creationId: null, waitsFor: null },
});
