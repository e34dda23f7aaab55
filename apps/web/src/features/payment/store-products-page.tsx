import type { StoreProduct, StoreShelf } from "@kinora/contracts/billing/product-state";
import { isOnSale, type ProductState } from "@kinora/contracts/billing/review-states";
import type { StoreName } from "@kinora/contracts/billing/store-vocabulary";
import { t } from "@lingui/core/macro";
import { PRODUCT_STATE_WORDS } from "../../entities/payment/product-state-words.ts";
import { SOLD_WORDS, STORE_TITLES } from "../../entities/payment/sold-words.ts";
import { QueryError } from "../../store/query-error.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { useGetStoreProductsQuery } from "./payment-api.ts";
import { productAdvice } from "./product-advice.ts";

/** Each product that a store doesn't sell, in which state it is there, and what to do about it. */
export function StoreProductsPage() {
  const { data, error, refetch } = useGetStoreProductsQuery();
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6">
      <title>{t`Why is this not on sale? · Kinora`}</title>
      <h1 className="page-title mb-2">{t`Why is this not on sale?`}</h1>
      <p className="mb-6 max-w-xl text-14 text-text-2">
        {t`The stores are asked once an hour. Only the App Store reviews each product; Google Play and Stripe have a product on sale or not.`}
      </p>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-96 w-full max-w-3xl rounded-panel" />}
      <div className="flex max-w-3xl flex-col gap-6">
        {data?.shelves.map((shelf) => (
          <Shelf key={shelf.store} shelf={shelf} />
        ))}
      </div>
    </main>
  );
}

/** True while only the store has something to do. */
const isUnderway = (state: ProductState): boolean => UNDERWAY.has(state);
const UNDERWAY: ReadonlySet<ProductState> = new Set([
  ...([
    "in_review",
    "waiting_for_review",
    "pending_binary_approval",
    "processing_content",
  ] as const),
]);

/** What an operator sets so that the worker can ask. */
const VARIABLES: Readonly<Record<StoreName, string>> = {
  stripe: "STRIPE_SECRET_KEY",
  app_store: "APP_STORE_CONNECT_KEY_ID",
  google_play: "GOOGLE_PLAY_SERVICE_ACCOUNT",
};

function Shelf({ shelf: { store, lookedAt, problem, products } }: { readonly shelf: StoreShelf }) {
  const title = STORE_TITLES[store];
  const selling = products.filter(({ state }) => isOnSale(state));
  // What somebody must do comes first.
  const others = products
    .filter(({ state }) => !isOnSale(state))
    .toSorted((one, other) => Number(isUnderway(one.state)) - Number(isUnderway(other.state)));
  const [count, all] = [selling.length, products.length];
  return (
    <section aria-label={title} className="rounded-panel bg-surface-1 p-4 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-20">{title}</h2>
        {lookedAt && (
          <p className="nums text-12 text-text-2">
            {t`${{ count }} of ${{ all }} on sale`} · {t`asked`} <TimeAgo moment={lookedAt} />
          </p>
        )}
      </div>
      {problem && (
        <p role="alert" className="mt-2 text-14 text-warn">
          {t`The store didn't answer when it was last asked: ${{ problem }}`}
        </p>
      )}
      {!lookedAt && !problem && (
        <p className="mt-2 text-14 text-text-2">
          {t`Not connected, or not asked yet. The server needs ${{ variable: VARIABLES[store] }} (docs/operations.md).`}
        </p>
      )}
      {lookedAt && others.length === 0 && (
        <p className="mt-2 text-14">{t`Everything is on sale.`}</p>
      )}
      <ul className="divide-y divide-line">
        {others.map((one) => (
          <li key={one.product} className="py-3 text-14">
            <ProductLine product={one} />
            <p className="mt-1 max-w-prose">{productAdvice(store, one)}</p>
          </li>
        ))}
      </ul>
      {selling.length > 0 && (
        <details className="mt-2 text-14">
          <summary className="reach cursor-pointer text-text-2">{t`On sale`}</summary>
          <ul className="divide-y divide-line">
            {selling.map((one) => (
              <li key={one.product} className="py-2">
                <ProductLine product={one} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function ProductLine({
  product: { product, state, since, rawState },
}: {
  readonly product: StoreProduct;
}) {
  const isToDo = !isOnSale(state) && !isUnderway(state);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <p className="min-w-0">
        <span className="font-medium">{t(SOLD_WORDS[product])}</span>{" "}
        <code className="text-12 wrap-anywhere text-text-2">{product}</code>
      </p>
      <p className={isToDo ? "font-medium text-warn" : "text-text-2"} title={rawState}>
        {t(PRODUCT_STATE_WORDS[state])}
        {since && (
          <span className="font-normal text-12 text-text-2">
            {" "}
            · <TimeAgo moment={since} />
          </span>
        )}
      </p>
    </div>
  );
}
