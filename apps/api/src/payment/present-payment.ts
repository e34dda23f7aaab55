import type { Difference } from "@kinora/contracts/payment/difference";
import type { OwnPayment } from "@kinora/contracts/payment/own-payment";
import type { PaymentEvent, StaffPayment } from "@kinora/contracts/payment/payment";
import type { DifferenceRecord } from "@kinora/domain/payment/difference";
import type { OwnPaymentRecord } from "@kinora/domain/payment/own-payments";
import type { PaymentFound, PaymentHappening } from "@kinora/domain/payment/payment-store";

export const presentPayment = (found: PaymentFound): StaffPayment => {
  const { id, store, environment, ref, userId, handle, order, product, price } = found;
  const { refunded, fee, dispute, card, paidAt } = found;
  return {
    ...{ id, store, environment, ref, order, product, price, refunded, fee, dispute, card },
    person: { id: userId, handle },
    at: paidAt.toISOString(),
  };
};

export const presentOwnPayment = (found: OwnPaymentRecord): OwnPayment => {
  const { id, store, environment, product, price, refunded, dispute, card } = found;
  const { gems, gemsTakenBack, receiptId, coversUntil, paidAt } = found;
  return {
    ...{ id, store, environment, product, price, refunded, dispute, card },
    ...{ gems, gemsTakenBack, receiptId },
    coversUntil: coversUntil?.toISOString() ?? null,
    at: paidAt.toISOString(),
  };
};

export const presentHappening = ({
  at,
  answerBy,
  turn,
  amount,
  gems,
  state,
  ref,
  by,
  reason,
}: PaymentHappening): PaymentEvent => ({
  ...{ at: at.toISOString(), turn, amount, gems, state, ref, by, reason },
  answerBy: answerBy?.toISOString() ?? null,
});

export const presentDifference = (found: DifferenceRecord): Difference => {
  const { id, name, subject, expected, found: figure, since, goneAt } = found;
  return {
    ...{ id, name, subject, expected, found: figure, since: since.toISOString() },
    goneAt: goneAt?.toISOString() ?? null,
    acknowledgedBy: found.acknowledgedBy,
    acknowledgedAt: found.acknowledgedAt?.toISOString() ?? null,
  };
};
