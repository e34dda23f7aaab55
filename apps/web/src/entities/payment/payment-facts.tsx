import type { OwnPayment } from "@kinora/contracts/payment/own-payment";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { dayText } from "../../text/moment-text.ts";
import { numberText } from "../../text/number-text.ts";
import { priceText } from "../../text/price-text.ts";
import { gemWords } from "../gem/gem-words.ts";
import { cardName, standingWords } from "./payment-words.ts";
import { SOLD_WORDS, STORE_TITLES } from "./sold-words.ts";

/** What was paid, when, with what and to whom, and what it brought. */
export function PaymentFacts({ payment }: { readonly payment: OwnPayment }) {
  const { product, price, at, store, environment, coversUntil, gems, id } = payment;
  const card = cardName(payment);
  return (
    <dl className="flex flex-col">
      <Fact name={t`Bought`}>{t(SOLD_WORDS[product])}</Fact>
      <Fact name={t`Price, with any taxes`}>{priceText(price)}</Fact>
      <Fact name={t`State`}>{standingWords(payment) ?? t`Paid`}</Fact>
      <Fact name={t`Date`}>
        <time dateTime={at}>{dayText(at)}</time>
      </Fact>
      {coversUntil && <Fact name={t`Pays your plan until`}>{dayText(coversUntil)}</Fact>}
      {gems > 0 && <Fact name={t`Gems`}>{gemsOf(payment)}</Fact>}
      {card && <Fact name={t`Card`}>{card}</Fact>}
      <Fact name={t`Paid at`}>
        {environment === "simulated"
          ? t`The built-in simulator; no money moved`
          : environment === "test"
            ? t`${{ store: STORE_TITLES[store] }}, as a test; no money moved`
            : STORE_TITLES[store]}
      </Fact>
      <Fact name={t`Sold by`}>
        {store === "stripe" ? (
          <Link to="/imprint" className="underline underline-offset-4">
            {t`The operator of this site`}
          </Link>
        ) : (
          STORE_TITLES[store]
        )}
      </Fact>
      <Fact name={t`Number`}>{id}</Fact>
    </dl>
  );
}

function gemsOf({ gems, gemsTakenBack }: OwnPayment): string {
  if (gemsTakenBack === 0) return gemWords(gems);
  const taken = numberText(gemsTakenBack);
  return t`${{ gems: gemWords(gems) }}, ${{ taken }} of them taken back`;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6 border-b border-line py-2.5 text-14 last:border-0">
      <dt className="shrink-0 text-text-2">{name}</dt>
      <dd className="min-w-0 text-end wrap-anywhere nums">{children}</dd>
    </div>
  );
}
