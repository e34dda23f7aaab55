import type { Purchase } from "@kinora/contracts/billing/billing";
import { t } from "@lingui/core/macro";
import { ChevronRight } from "lucide-react";
import { useId } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { shortDayText } from "../../text/moment-text.ts";
import { priceText } from "../../text/price-text.ts";
import { Button } from "../../ui/button.tsx";
import { useListPurchasesInfiniteQuery } from "./billing-api.ts";
import { productWords } from "./product-words.ts";
import { purchaseWords } from "./purchase-words.ts";

const ROW = "flex min-h-16 w-full items-center gap-4 border-b border-line px-1 py-2.5 text-left";

/** The user's purchases, newest first; a press opens the receipt of their gems. */
export function Purchases({ onReceipt }: { readonly onReceipt: (id: string) => void }) {
  const title = useId();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useListPurchasesInfiniteQuery();
  const purchases = data?.pages.flatMap(({ items }) => items) ?? [];
  if (data && purchases.length === 0) return null;
  return (
    <section aria-labelledby={title} className="mt-12">
      <h2 id={title} className="mb-2 text-20">{t`Purchases`}</h2>
      {!data && <QueryError error={error} onRetry={refetch} />}
      <ul className={data && "border-t border-line"}>
        {purchases.map((purchase) => (
          <li key={purchase.id}>
            <Row purchase={purchase} onReceipt={onReceipt} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-6 text-center">
          <Button busy={isFetchingNextPage && t`Loading`} onClick={() => void fetchNextPage()}>
            {t`Show earlier purchases`}
          </Button>
        </div>
      )}
    </section>
  );
}

/** A purchase without gems yet has no receipt to open. */
function Row({
  purchase,
  onReceipt,
}: {
  readonly purchase: Purchase;
  readonly onReceipt: (id: string) => void;
}) {
  const { receiptId } = purchase;
  if (receiptId === null) {
    return (
      <div className={ROW}>
        <Words purchase={purchase} />
        {/* Keeps the prices of all rows aligned. */}
        <span className="w-4" />
      </div>
    );
  }
  return (
    <button
      type="button"
      onClick={() => onReceipt(receiptId)}
      className={`${ROW} transition-colors hover:bg-surface-1`}
    >
      <Words purchase={purchase} />
      <span className="sr-only">{t`Receipt`}</span>
      <ChevronRight size={16} aria-hidden="true" className="text-text-3" />
    </button>
  );
}

function Words({ purchase }: { readonly purchase: Purchase }) {
  const { product, gems, price, at } = purchase;
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{productWords(product, gems)}</span>
        <span className="block text-14 text-text-2 nums">
          {purchaseWords(purchase).join(" · ")}
        </span>
        <time dateTime={at} className="block text-12 text-text-2 nums">
          {shortDayText(at)}
        </time>
      </span>
      <span className="text-14 font-semibold nums">{priceText(price)}</span>
    </>
  );
}
