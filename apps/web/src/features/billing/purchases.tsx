import type { StoreName } from "@kinora/contracts/billing/store-vocabulary";
import type { OwnPayment } from "@kinora/contracts/payment/own-payment";
import { t } from "@lingui/core/macro";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { gemWords } from "../../entities/gem/gem-words.ts";
import { standingWords } from "../../entities/payment/payment-words.ts";
import { SOLD_WORDS } from "../../entities/payment/sold-words.ts";
import { QueryError } from "../../store/query-error.tsx";
import { shortDayText } from "../../text/moment-text.ts";
import { numberText } from "../../text/number-text.ts";
import { priceText } from "../../text/price-text.ts";
import { Button } from "../../ui/button.tsx";
import { useListOwnPaymentsInfiniteQuery, useListUnpaidQuery } from "./billing-api.ts";
import { PaymentSheet } from "./payment-sheet.tsx";
import { RefundConsent } from "./refund-consent.tsx";
import { UnpaidRow } from "./unpaid-row.tsx";

/** What the user has paid, newest first, below what they have not paid yet. */
export function Purchases({
  store,
  onReceipt,
}: {
  /** Inside an app: its store, whose purchases alone are shown. */
  readonly store?: StoreName;
  readonly onReceipt: (id: string) => void;
}) {
  const title = useId();
  const [shown, setShown] = useState<OwnPayment | null>(null);
  const [open, setOpen] = useState(false);
  const { data: unpaid } = useListUnpaidQuery(undefined, { skip: store !== undefined });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useListOwnPaymentsInfiniteQuery();
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  const payments = store === undefined ? all : all.filter((one) => one.store === store);
  const begun = unpaid?.items ?? [];
  // In an app, its store's purchases may all be older than those of another.
  const mayFollow = store !== undefined && hasNextPage;
  if (data && payments.length + begun.length === 0 && !mayFollow) return null;
  return (
    <section aria-labelledby={title} className="mt-12">
      <h2 id={title} className="mb-2 text-20">{t`Purchases`}</h2>
      {!data && <QueryError error={error} onRetry={refetch} />}
      <ul className={data && "border-t border-line"}>
        {begun.map((purchase) => (
          <li key={purchase.id}>
            <UnpaidRow purchase={purchase} />
          </li>
        ))}
        {payments.map((payment) => (
          <li key={payment.id}>
            <Row
              payment={payment}
              onOpen={() => {
                setShown(payment);
                setOpen(true);
              }}
            />
          </li>
        ))}
      </ul>
      <RefundConsent />
      {hasNextPage && (
        <div className="mt-6 text-center">
          <Button busy={isFetchingNextPage && t`Loading`} onClick={() => void fetchNextPage()}>
            {t`Show earlier purchases`}
          </Button>
        </div>
      )}
      <PaymentSheet
        payment={shown}
        open={open}
        onClose={() => setOpen(false)}
        onReceipt={onReceipt}
      />
    </section>
  );
}

function Row({ payment, onOpen }: { readonly payment: OwnPayment; readonly onOpen: () => void }) {
  const { product, price, at } = payment;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-16 w-full items-center gap-4 border-b border-line px-1 py-2.5 text-left transition-colors hover:bg-surface-1"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{t(SOLD_WORDS[product])}</span>
        <span className="block text-14 text-text-2 nums">{stateOf(payment).join(" · ")}</span>
        <time dateTime={at} className="block text-12 text-text-2 nums">
          {shortDayText(at)}
        </time>
      </span>
      <span className="text-14 font-semibold nums">{priceText(price)}</span>
      <span className="sr-only">{t`Receipt`}</span>
      <ChevronRight size={16} aria-hidden="true" className="text-text-3" />
    </button>
  );
}

/** "Paid · demo, no money"; with what was refunded and taken back. */
function stateOf(payment: OwnPayment): string[] {
  const { environment, gems, gemsTakenBack } = payment;
  const words = [standingWords(payment) ?? t`Paid`];
  if (environment === "simulated") words.push(t`demo, no money`);
  if (environment === "test") words.push(t`test payment`);
  if (gemsTakenBack > 0) {
    const taken = numberText(gemsTakenBack);
    words.push(t`${{ taken }} of ${{ gems: gemWords(gems) }} taken back`);
  }
  return words;
}
