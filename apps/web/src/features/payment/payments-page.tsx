import type { PaymentFilter, StaffPayment } from "@kinora/contracts/payment/payment";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { ReceiptText } from "lucide-react";
import { cardWords, standingWords } from "../../entities/payment/payment-words.ts";
import { SOLD_WORDS } from "../../entities/payment/sold-words.ts";
import { FoundRows } from "../../store/found-rows.tsx";
import { priceText } from "../../text/price-text.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { Segments } from "../../ui/segments.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { useShown } from "../../ui/use-shown.ts";
import { Differences } from "./differences.tsx";
import { Inquiries } from "./inquiries.tsx";
import { useListPaymentsInfiniteQuery } from "./payment-api.ts";

const SHOWN = ["refunded", "disputed"] as const;
const ALL = "all";
const OPTIONS = [ALL, ...SHOWN] as const;

export interface PaymentsPageProps {
  /** What is looked for; "" for everything. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
}

/** All payments, most recent first, below what the reconciliation found. */
export function PaymentsPage({ q, onSearch }: PaymentsPageProps) {
  const [shown, setShown] = useShown(SHOWN);
  const names = { all: t`All`, refunded: t`Refunded`, disputed: t`Disputed` };
  const wish: Pick<PaymentFilter, "q" | "show"> = {
    ...(q && { q }),
    ...(shown && { show: shown }),
  };
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6">
      <title>{t`Payments · Kinora`}</title>
      <div className="max-w-3xl">
        <h1 className="page-title mb-6">{t`Payments`}</h1>
        <Differences />
        <Inquiries />
        <SearchForm
          label={t`Find a payment`}
          hint={t`The start of a handle; a member's ID or email address; a receipt, order or store ID; or a card's last four digits. Press Enter.`}
          {...{ q, onSearch }}
        />
        <Segments
          label={t`Show`}
          value={shown ?? ALL}
          onChange={(value) => setShown(value === ALL ? undefined : value)}
          options={OPTIONS.map((value) => ({ value, label: names[value] }))}
          wraps
        />
        <Found key={`${q} ${shown}`} wish={wish} />
      </div>
    </main>
  );
}

function Found({ wish }: { readonly wish: Pick<PaymentFilter, "q" | "show"> }) {
  const query = useListPaymentsInfiniteQuery(wish);
  const payments = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <FoundRows
      query={query}
      nothing={
        <EmptyState
          icon={<ReceiptText size={26} />}
          title={t`No payments`}
          text={wish.q ? t`No payment matches this.` : t`Nothing has been paid yet.`}
        />
      }
    >
      {payments.map((payment) => (
        <Row key={payment.id} payment={payment} />
      ))}
    </FoundRows>
  );
}

function Row({ payment }: { readonly payment: StaffPayment }) {
  const { id, person, product, price, at } = payment;
  const standing = standingWords(payment);
  return (
    <li>
      <Link
        to="/admin/payments/$id"
        params={{ id }}
        className="-mx-3 flex items-center gap-4 rounded-field px-3 py-3 transition-colors hover:bg-surface-1"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">{t(SOLD_WORDS[product])}</span>
          <span className="block text-12 wrap-anywhere text-text-2">
            @{person.handle}, <TimeAgo moment={at} /> · {cardWords(payment)}
          </span>
        </span>
        <span className="nums shrink-0 text-right">
          <span className="block font-medium">{priceText(price)}</span>
          {standing && <span className="block text-12 text-text-2">{standing}</span>}
        </span>
      </Link>
    </li>
  );
}
