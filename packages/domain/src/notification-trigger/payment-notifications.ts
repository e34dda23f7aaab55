import type { EventOf } from "../event/domain-event.ts";
import type { NewNotification } from "../notification/notification-store.ts";

/** Tells a payer that money is on its way back. */
export const moneyRefunded = (
  { userId, payload: { amount, paid = amount, currency, order } }: EventOf<"payment.refunded">,
  now: Date,
): NewNotification => ({
  ...about(userId, now),
  message: {
    code: "payment.refunded",
    params: {
      sum: `${decimal(amount, currency)} ${currency}`,
      paid: paid > amount ? `${decimal(paid, currency)} ${currency}` : null,
    },
  },
  dedupeKey: `payment.refunded:${order}`,
});

/** Tells somebody that staff gave them a tier. */
export const passGiven = (
  { subjectId, userId, payload }: EventOf<"pass.given">,
  now: Date,
): NewNotification => ({
  ...about(userId, now),
  message: { code: "pass.given", params: payload },
  dedupeKey: `pass.given:${subjectId}`,
});

/** Tells somebody that their plan is paid again later. */
export const planExtended = (
  { userId, payload: { plan, days, until, order } }: EventOf<"plan.extended">,
  now: Date,
): NewNotification | null =>
  until === null
    ? null
    : {
        ...about(userId, now),
        message: { code: "plan.extended", params: { plan, days, until } },
        dedupeKey: `plan.extended:${order}`,
      };

/** Not every currency has cents. */
function decimal(amount: number, currency: string): string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return (amount / 10 ** digits).toFixed(digits);
}

const about = (
  userId: string,
  createdAt: Date,
): Omit<NewNotification, "message" | "dedupeKey"> => ({
  ...{ userId, kind: "badge", topic: null, href: "/gems", action: null, creationId: null },
  ...{ waitsFor: null, expiresAt: null, createdAt },
});
