import type { PaymentEvent, PaymentFile } from "@kinora/contracts/payment/payment";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { cardWords, standingWords } from "../../entities/payment/payment-words.ts";
import { SOLD_WORDS } from "../../entities/payment/sold-words.ts";
import { QueryError } from "../../store/query-error.tsx";
import { momentText } from "../../text/moment-text.ts";
import { priceText } from "../../text/price-text.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { ExtensionSheet } from "./extension-sheet.tsx";
import { askedWords } from "./inquiry-words.ts";
import { useGetPaymentQuery } from "./payment-api.ts";
import { turnWords } from "./payment-words.ts";
import { RefundSheet } from "./refund-sheet.tsx";

/** Milliseconds between two looks: the store's answers come later than the page. */
const LOOK = 10_000;

/** One payment with its whole history. */
export function PaymentPage({ id }: { readonly id: string }) {
  const { data, error, refetch } = useGetPaymentQuery(id, {
    ...{ pollingInterval: LOOK, skipPollingIfUnfocused: true },
  });
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6">
      <title>{t`Payments · Kinora`}</title>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-96 w-full rounded-panel" />}
      {data && <File file={data} />}
    </main>
  );
}

function File({ file }: { readonly file: PaymentFile }) {
  const [open, setOpen] = useState<"refund" | "extension" | null>(null);
  const { payment, mayRefund, refundable, history, plan } = file;
  const { price, product, person, store } = payment;
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <header>
        <h1 className="page-title nums wrap-anywhere">
          {priceText(price)} · {t(SOLD_WORDS[product])}
        </h1>
        <p className="text-14 text-text-2">
          <Link
            to="/admin/people/$id"
            params={{ id: person.id }}
            className="underline underline-offset-4"
          >
            @{person.handle}
          </Link>
          , <TimeAgo moment={payment.at} /> · {cardWords(payment)}
        </p>
      </header>
      <Figures payment={payment} />
      {(mayRefund || plan) && (
        <div className="flex flex-wrap gap-2">
          {mayRefund && <Button onClick={() => setOpen("refund")}>{t`Refund`}</Button>}
          {plan && <Button onClick={() => setOpen("extension")}>{t`Extend the plan`}</Button>}
        </div>
      )}
      {!mayRefund && refundable > 0 && (
        <p className="max-w-xl text-14 text-text-2">
          {store === "app_store"
            ? t`Apple decides about refunds: members ask for them at reportaproblem.apple.com.`
            : t`This payment can't be refunded from here.`}
        </p>
      )}
      <section>
        <h2 className="mb-2 text-20">{t`History`}</h2>
        <ol className="divide-y divide-line">
          {history.map((event) => (
            <Happening
              key={`${event.turn} ${event.ref} ${event.at} ${event.state}`}
              event={event}
              currency={price.currency}
            />
          ))}
        </ol>
      </section>
      <RefundSheet file={file} open={open === "refund"} onClose={() => setOpen(null)} />
      {plan && (
        <ExtensionSheet
          plan={plan}
          store={store}
          open={open === "extension"}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

function Figures({ payment }: { readonly payment: PaymentFile["payment"] }) {
  const { price, fee, refunded, order, ref, environment } = payment;
  const money = (amount: number) => priceText({ amount, currency: price.currency });
  return (
    <dl className="nums grid grid-cols-2 gap-x-6 gap-y-4 text-14 sm:grid-cols-3">
      <Figure name={t`Paid`}>{money(price.amount)}</Figure>
      <Figure name={t`Kept by the store`}>{fee === null ? t`Not known yet` : money(fee)}</Figure>
      <Figure name={t`Refunded`}>{money(refunded)}</Figure>
      <Figure name={t`Standing`}>{standingWords(payment) ?? t`Paid`}</Figure>
      <Figure name={t`Order`}>
        <code className="text-12 wrap-anywhere">{order.id}</code>
      </Figure>
      <Figure name={t`At the store`}>
        <code className="text-12 wrap-anywhere">{ref}</code>
        {environment !== "live" && (
          <span className="block text-12 text-text-2">
            {environment === "test" ? t`Test money` : t`Simulated, no money`}
          </span>
        )}
      </Figure>
    </dl>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-text-2">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

function Happening({
  event,
  currency,
}: {
  readonly event: PaymentEvent;
  readonly currency: string;
}) {
  const { at, by, reason, ref, answerBy, turn } = event;
  return (
    <li className="flex flex-col gap-x-4 py-3 text-14 sm:flex-row">
      <time dateTime={at} className="nums shrink-0 text-12 text-text-2 sm:w-36 sm:pt-0.5">
        {momentText(at)}
      </time>
      <div className="min-w-0 flex-1">
        <p className={turn === "store_event" ? "text-text-2" : ""}>
          {turnWords(event, currency)}
          {by && <span className="text-text-2">, @{by}</span>}
        </p>
        {reason && (
          <p dir="auto" className="wrap-anywhere text-text-2">
            {turn === "inquired" ? askedWords(reason) : reason}
          </p>
        )}
        {answerBy && (
          <p className="font-medium text-warn">
            {turn === "inquired"
              ? t`To be answered by ${{ day: momentText(answerBy) }}`
              : t`Must be answered at the store by ${{ day: momentText(answerBy) }}`}
          </p>
        )}
        {ref && <code className="block text-12 wrap-anywhere text-text-2">{ref}</code>}
      </div>
    </li>
  );
}
