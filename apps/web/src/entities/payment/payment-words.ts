import type { OwnPayment } from "@kinora/contracts/payment/own-payment";
import { t } from "@lingui/core/macro";
import { priceText } from "../../text/price-text.ts";
import { DISPUTE_WORDS, STORE_TITLES } from "./sold-words.ts";

/** "Visa ···· 4242"; null when it was not paid by card, or the store does not say. */
export function cardName({ card }: Pick<OwnPayment, "card">): string | null {
  if (card === null) return null;
  const { brand, last4 } = card;
  const name = brand === null ? "" : `${brand.charAt(0).toUpperCase()}${brand.slice(1)} `;
  return `${name}···· ${last4}`;
}

/** "Visa ···· 4242, Stripe" */
export function cardWords(payment: Pick<OwnPayment, "card" | "store">): string {
  const [card, store] = [cardName(payment), STORE_TITLES[payment.store]];
  return card === null ? store : `${card}, ${store}`;
}

/** What went back, if anything did. */
export function standingWords({
  refunded,
  price,
  dispute,
}: Pick<OwnPayment, "refunded" | "price" | "dispute">): string | null {
  if (dispute !== "none") return t(DISPUTE_WORDS[dispute]);
  if (refunded === 0) return null;
  const sum = priceText({ amount: refunded, currency: price.currency });
  return refunded >= price.amount ? t`Refunded` : t`${{ sum }} refunded`;
}
