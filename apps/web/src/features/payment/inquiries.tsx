import type { RefundInquiry } from "@kinora/contracts/payment/refund-inquiry";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { SOLD_WORDS, STORE_TITLES } from "../../entities/payment/sold-words.ts";
import { momentText } from "../../text/moment-text.ts";
import { numberText } from "../../text/number-text.ts";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { askedWords } from "./inquiry-words.ts";
import { useListRefundInquiriesQuery } from "./payment-api.ts";

/** Milliseconds between two looks: the worker answers meanwhile. */
const LOOK = 60_000;

/** What the phones' stores ask before they decide about refunds; nothing while they never asked. */
export function Inquiries() {
  const { data } = useListRefundInquiriesQuery(undefined, {
    ...{ pollingInterval: LOOK, skipPollingIfUnfocused: true },
  });
  const due = data?.items.filter(({ state }) => state === "due") ?? [];
  const ended = data?.items.filter(({ state }) => state !== "due") ?? [];
  if (due.length + ended.length === 0) return null;
  return (
    <section aria-label={t`Questions about refunds`} className="mb-6">
      {due.length > 0 && (
        <div className="rounded-panel border border-warn bg-surface-1 p-4">
          <h2 className="text-16">
            {plural(due.length, {
              one: "# question about a refund is open",
              other: "# questions about refunds are open",
            })}
          </h2>
          <p className="mb-1 max-w-prose text-14 text-text-2">
            {t`The worker answers with what was delivered and how much of it was used, once the buyer agrees to that on their page of gems. Without their consent a store is told nothing, and decides alone.`}
          </p>
          <List inquiries={due} />
        </div>
      )}
      {ended.length > 0 && (
        <details className="mt-1 text-14">
          <summary className="reach cursor-pointer text-text-2">
            {t`Earlier questions about refunds`}
          </summary>
          <List inquiries={ended} />
        </details>
      )}
    </section>
  );
}

const List = ({ inquiries }: { readonly inquiries: readonly RefundInquiry[] }) => (
  <ul className="divide-y divide-line">
    {inquiries.map((inquiry) => (
      <Line key={`${inquiry.store} ${inquiry.id}`} inquiry={inquiry} />
    ))}
  </ul>
);

function Line({ inquiry }: { readonly inquiry: RefundInquiry }) {
  const { store, payment, reason, askedAt, answerBy, state } = inquiry;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3 text-14">
      <div className="min-w-48 flex-1">
        <p className="font-medium">
          {payment === null ? (
            t`A payment that isn't known here`
          ) : (
            <Link
              to="/admin/payments/$id"
              params={{ id: payment.id }}
              className="underline underline-offset-4"
            >
              {t(SOLD_WORDS[payment.product])}, @{payment.handle}
            </Link>
          )}
        </p>
        <p>{standing(inquiry)}</p>
        <p className="text-12 text-text-2">
          {STORE_TITLES[store]}, {t`asked`} <TimeAgo moment={askedAt} />
          {reason !== null && ` · ${askedWords(reason)}`}
        </p>
      </div>
      {state === "due" && (
        <p className="nums font-medium text-warn">
          {t`Answer by ${{ day: momentText(answerBy) }}`}
        </p>
      )}
    </li>
  );
}

function standing({ state, payment, answer, problem }: RefundInquiry): string {
  if (state === "missed") return t`Not answered in time.`;
  if (state === "refused")
    return t`The store didn't take the answer: ${{ problem: problem ?? "" }}`;
  if (state === "answered" && answer !== null) return told(answer);
  if (payment === null) return t`Waits until its payment is known.`;
  return payment.hasConsented
    ? t`Will be answered within minutes.`
    : t`Waits for the buyer's consent.`;
}

function told({ delivered, consumed, prefersGrant }: NonNullable<RefundInquiry["answer"]>): string {
  if (!delivered) return t`Told: not delivered; the money should go back.`;
  const share = numberText(Math.round(consumed / 1_000));
  return prefersGrant
    ? t`Told: delivered and unused; the money should go back.`
    : t`Told: delivered, ${{ share }}% used; no preference.`;
}
