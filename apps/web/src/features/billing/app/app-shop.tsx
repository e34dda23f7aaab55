import type { AppShop as Offer } from "@kinora/contracts/billing/app-shop";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { RotateCcw } from "lucide-react";
import { type ReactNode, useId } from "react";
import { STORE_TITLES } from "../../../entities/payment/sold-words.ts";
import type { AppShell } from "../../../platform/app-shell.ts";
import { QueryError } from "../../../store/query-error.tsx";
import { rich } from "../../../text/rich.tsx";
import { Button } from "../../../ui/button.tsx";
import { useListOwnPaymentsInfiniteQuery } from "../billing-api.ts";
import { Demo } from "../demo.tsx";
import { useGetSubscriptionsQuery } from "../plans/subscription-api.ts";
import { Purchases } from "../purchases.tsx";
import { AppPlans } from "./app-plans.tsx";
import { AppProductCard } from "./app-product-card.tsx";
import { useGetAppShopQuery } from "./app-shop-api.ts";
import { useAppTill } from "./use-app-till.ts";
import { type StorePrices, useStorePrices } from "./use-store-prices.ts";

interface AppShopProps {
  readonly shell: AppShell;
  readonly loading: ReactNode;
  readonly rest: ReactNode;
  readonly onReceipt: (id: string) => void;
}

/**
 * What is sold inside the iOS and Android apps: that store's products at its own prices, and
 * nothing of any other shop.
 */
export function AppShop({ shell, loading, rest, onReceipt }: AppShopProps) {
  const { store, storefront } = shell;
  const { data, error, refetch } = useGetAppShopQuery({ store, storefront });
  const { isLoading } = useListOwnPaymentsInfiniteQuery();
  const ids = [...(data?.plans ?? []), ...(data?.products ?? [])].map(({ id }) => id);
  const prices = useStorePrices(shell, ids);
  const isWaiting = data !== undefined && data.environment !== null && prices === null;
  // All at once, so that nothing moves.
  const { isLoading: isLoadingPlans } = useGetSubscriptionsQuery();
  if (!(data || error) || isLoading || isLoadingPlans || isWaiting) return loading;
  return (
    <>
      {data ? (
        <Offered {...{ shell, shop: data, prices: prices ?? new Map() }} />
      ) : (
        <QueryError error={error} onRetry={refetch} />
      )}
      {data && <Purchases store={store} onReceipt={onReceipt} />}
      {rest}
    </>
  );
}

function Offered({
  shell,
  shop: { environment, products, plans, webShop },
  prices,
}: {
  readonly shell: AppShell;
  readonly shop: Offer;
  readonly prices: StorePrices;
}) {
  const title = useId();
  const app = useAppTill(shell);
  const store = STORE_TITLES[shell.store];
  if (environment === null)
    return <p className="mt-1 text-14 text-text-2">{t`Gems can't be bought here.`}</p>;
  const passes = products.filter(({ pass }) => pass !== null);
  const packs = products.filter(
    ({ id, unsold, pass }) => prices.has(id) && unsold !== "pro_only" && pass === null,
  );
  return (
    <>
      <Demo environment={environment} />
      <AppPlans {...{ shell, prices, plans, passes, app }} />
      <section aria-labelledby={title} className="mt-10">
        <h2 id={title} className="text-20">{t`Buy gems`}</h2>
        {packs.length === 0 && (
          <p className="mt-2 text-14 text-text-2">
            {t`${{ store }} offers nothing at the moment. Please try again later.`}
          </p>
        )}
        <ul className="mt-4 flex flex-col gap-3">
          {packs.map((product) => (
            <AppProductCard
              key={product.id}
              product={product}
              price={prices.get(product.id) ?? ""}
              busy={app.buying === product.id}
              disabled={app.buying !== null || app.isRestoring}
              onBuy={() => app.buy(product.id)}
            />
          ))}
        </ul>
        <Terms />
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            icon={<RotateCcw size={18} aria-hidden="true" />}
            busy={app.isRestoring && t`Restoring`}
            disabled={app.buying !== null}
            onClick={app.restore}
          >
            {t`Restore purchases`}
          </Button>
          {webShop !== null && (
            <a href={webShop} className="reach text-14 underline underline-offset-4">
              {t`Gems on the web`}
            </a>
          )}
        </div>
      </section>
    </>
  );
}

function Terms() {
  return (
    <p className="mt-3 text-14 text-text-2">
      {rich(
        t`When you buy, you ask for the gems to be delivered at once and agree that your right of withdrawal in the EU ends when they are. <terms>Terms</terms> · <privacy>Privacy</privacy>`,
        {
          terms: (words) => (
            <Link to="/terms" className="reach underline underline-offset-4 hover:text-text">
              {words}
            </Link>
          ),
          privacy: (words) => (
            <Link to="/privacy" className="reach underline underline-offset-4 hover:text-text">
              {words}
            </Link>
          ),
        },
      )}
    </p>
  );
}
