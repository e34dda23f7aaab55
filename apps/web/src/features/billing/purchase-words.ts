import type { Purchase } from "@kinora/contracts/billing/billing";
import type { PurchaseState } from "@kinora/contracts/billing/store-vocabulary";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { numberText } from "../../text/number-text.ts";
import { priceText } from "../../text/price-text.ts";

const STATES: Readonly<Record<PurchaseState, MessageDescriptor>> = {
  open: msg`Checkout not finished`,
  pending: msg`Payment on its way`,
  paid: msg`Paid`,
  canceled: msg`Not paid`,
  refunded: msg`Refunded`,
  disputed: msg`Disputed`,
};

/** Describes the state of a purchase: its payment, and what was refunded and taken back. */
export function purchaseWords(purchase: Purchase): string[] {
  const { state, environment, price, refunded, gems, gemsTakenBack } = purchase;
  const words = [t(STATES[state])];
  if (environment === "simulated") words.push(t`demo, no money`);
  if (environment === "test") words.push(t`test payment`);
  if (refunded > 0 && state !== "refunded")
    words.push(t`${{ refunded: priceText({ ...price, amount: refunded }) }} refunded`);
  if (gemsTakenBack > 0) {
    const taken = numberText(gemsTakenBack);
    words.push(
      t`${{ taken }} of ${plural({ gems }, { one: "# gem", other: "# gems" })} taken back`,
    );
  }
  return words;
}
