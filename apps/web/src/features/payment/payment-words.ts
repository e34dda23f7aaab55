import type { PaymentEvent } from "@kinora/contracts/payment/payment";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { gemWords } from "../../entities/gem/gem-words.ts";
import { priceText } from "../../text/price-text.ts";

const TURNS: Readonly<Record<PaymentEvent["turn"], MessageDescriptor>> = {
  opened: msg`Order opened`,
  paid: msg`Paid`,
  granted: msg`Gems granted`,
  taken_back: msg`Gems taken back`,
  refund_ordered: msg`Refund ordered`,
  refunded: msg`Refunded at the store`,
  disputed: msg`Disputed`,
  inquired: msg`Question about a refund`,
  plan_extended: msg`Plan extended`,
  plan_changed: msg`Plan changed`,
  store_event: msg`Message from the store`,
};

const STATES: Readonly<Record<string, MessageDescriptor>> = {
  asked: msg`on its way`,
  sent: msg`sent`,
  done: msg`done`,
  refused: msg`refused by the store`,
  pending: msg`pending`,
  succeeded: msg`done`,
  failed: msg`failed`,
  open: msg`open`,
  won: msg`won`,
  lost: msg`lost`,
  due: msg`to be answered`,
  answered: msg`answered`,
  missed: msg`not answered in time`,
  active: msg`active`,
  canceled: msg`canceled`,
  in_grace_period: msg`payment failed, still with access`,
  on_hold: msg`on hold`,
  paused: msg`paused`,
  expired: msg`expired`,
};

/** A line of the history: "Refund ordered, $4.99, sent". */
export function turnWords({ turn, amount, gems, state }: PaymentEvent, currency: string): string {
  const known = state === null ? undefined : STATES[state];
  const parts = [
    t(TURNS[turn]),
    amount === null ? null : priceText({ amount, currency }),
    gems === null ? null : gemWords(Math.abs(gems)),
    known ? t(known) : state,
  ];
  return parts.filter((part) => part !== null).join(", ");
}
