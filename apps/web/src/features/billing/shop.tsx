import type { Shop as Offer } from "@kinora/contracts/billing/billing";
import type { ProductId } from "@kinora/contracts/billing/store-vocabulary";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { rich } from "../../text/rich.tsx";
import { useOnline } from "../../ui/use-online.ts";
import {
  useBeginCheckoutMutation,
  useGetShopQuery,
  useListOwnPaymentsInfiniteQuery,
  useListUnpaidQuery,
} from "./billing-api.ts";
import { Demo } from "./demo.tsx";
import { ProductCard } from "./product-card.tsx";
import { Purchases } from "./purchases.tsx";
import { useStorePage } from "./use-store-page.ts";

/**
 * What can be bought, and what was. The rest of the page is shown when both are known, so that
 * nothing moves.
 */
export function Shop({
  plans,
  rest,
  loading,
  onReceipt,
}: {
  readonly loading: ReactNode;
  /** Shown above the packs. */
  readonly plans: ReactNode;
  readonly rest: ReactNode;
  readonly onReceipt: (id: string) => void;
}) {
  const { data, error, refetch } = useGetShopQuery();
  const { isLoading } = useListOwnPaymentsInfiniteQuery();
  const { isLoading: isLoadingUnpaid } = useListUnpaidQuery();
  if (!(data || error) || isLoading || isLoadingUnpaid) return loading;
  return (
    <>
      {data && <Demo environment={data.environment} />}
      {plans}
      {data ? <Offered shop={data} /> : <QueryError error={error} onRetry={refetch} />}
      {/* When the shop can't be read, one error is enough. */}
      {data && <Purchases onReceipt={onReceipt} />}
      {rest}
    </>
  );
}

function Offered({ shop: { environment, products } }: { readonly shop: Offer }) {
  const title = useId();
  const [begin] = useBeginCheckoutMutation();
  const { opening, open } = useStorePage((product: ProductId, key) =>
    begin({ product, key }).unwrap(),
  );
  const isOnline = useOnline();
  if (environment === null)
    return <p className="mt-1 text-14 text-text-2">{t`Gems can't be bought here.`}</p>;
  return (
    <section aria-labelledby={title} className="mt-10">
      <h2 id={title} className="text-20">{t`Buy gems`}</h2>
      <p className="mt-2 text-14 text-text-2">
        {rich(
          t`Taxes may be added at checkout. When you press Buy, you ask for the gems to be delivered at once and agree that your right of withdrawal in the EU ends when they are. <terms>Terms</terms>`,
          {
            terms: (words) => (
              <Link to="/terms" className="reach underline underline-offset-4 hover:text-text">
                {words}
              </Link>
            ),
          },
        )}
      </p>
      <ul className="mt-4 flex flex-col gap-3">
        {products
          // Shown to those who can buy it.
          .filter(({ unsold, pass }) => unsold !== "pro_only" && pass === null)
          .map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              busy={opening === product.id}
              disabled={opening !== null || !isOnline}
              onBuy={() => open(product.id)}
            />
          ))}
      </ul>
      {!isOnline && <p className="mt-2 text-14 text-text-2">{t`When you're back online.`}</p>}
    </section>
  );
}
