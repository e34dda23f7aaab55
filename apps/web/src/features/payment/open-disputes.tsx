import type { OpenDispute } from "@kinora/contracts/payment/revenue";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { shortDayText } from "../../text/moment-text.ts";
import { priceText } from "../../text/price-text.ts";

/** Disputes that a bank has not decided, the most urgent first; nothing when there are none. */
export function OpenDisputes({ disputes }: { readonly disputes: readonly OpenDispute[] }) {
  if (disputes.length === 0) return null;
  return (
    <section className="mt-4 max-w-3xl rounded-panel border border-warn bg-surface-1 p-4">
      <h2 className="text-16">{t`Open disputes`}</h2>
      <ul className="divide-y divide-line">
        {disputes.map(({ paymentId, handle, amount, currency, reason, answerBy, at }) => (
          <li key={`${paymentId} ${at}`}>
            <Link
              to="/admin/payments/$id"
              params={{ id: paymentId }}
              className="-mx-2 flex flex-wrap items-baseline gap-x-3 rounded-field px-2 py-2 text-14 hover:bg-surface-2"
            >
              <span className="nums font-medium">{priceText({ amount, currency })}</span>
              <span className="min-w-0 flex-1 wrap-anywhere">
                @{handle} <span className="text-text-2">{reason.replaceAll("_", " ")}</span>
              </span>
              <span className={answerBy ? "font-medium text-warn" : "text-text-2"}>
                {answerBy
                  ? t`Answer by ${{ day: shortDayText(answerBy) }}`
                  : t`The bank is deciding`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
