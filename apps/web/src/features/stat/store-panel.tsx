import type { StoreStanding } from "@kinora/contracts/stat/stat";
import type { MessageDescriptor } from "@lingui/core";
import { t } from "@lingui/core/macro";
import {
  PLAN_STATE_WORDS,
  PRODUCT_STATE_WORDS,
} from "../../entities/payment/product-state-words.ts";
import { STORE_TITLES } from "../../entities/payment/sold-words.ts";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { unitText } from "./unit-text.ts";

/** What stands at one store now: products by the state of their review, subscriptions by state. */
export function StorePanel({ standing }: { readonly standing: StoreStanding }) {
  const { store, lookedAt, products, subscriptions } = standing;
  const title = STORE_TITLES[store];
  return (
    <section aria-label={title} className="rounded-panel bg-surface-1 p-4 md:p-6">
      <h2 className="mb-3 text-20">{title}</h2>
      <h3 className="text-14 font-medium">{t`Products and plans`}</h3>
      {lookedAt === null ? (
        <p className="mb-4 text-14 text-text-2">{t`The store hasn't been asked about them yet.`}</p>
      ) : (
        <>
          <p className="text-12 text-text-2">
            {t`Asked`} <TimeAgo moment={lookedAt} />
          </p>
          <Counts rows={products} words={PRODUCT_STATE_WORDS} />
        </>
      )}
      <h3 className="text-14 font-medium">{t`Subscriptions`}</h3>
      {subscriptions.length === 0 ? (
        <p className="text-14 text-text-2">{t`None yet.`}</p>
      ) : (
        <Counts rows={subscriptions} words={PLAN_STATE_WORDS} />
      )}
    </section>
  );
}

function Counts<State extends string>({
  rows,
  words,
}: {
  readonly rows: readonly { readonly state: State; readonly count: number }[];
  readonly words: Readonly<Record<State, MessageDescriptor>>;
}) {
  return (
    <dl className="nums mt-1 mb-4 max-w-sm divide-y divide-line text-14">
      {rows.map(({ state, count }) => (
        <div key={state} className="flex justify-between gap-4 py-1.5">
          <dt>{t(words[state])}</dt>
          <dd className="font-medium">{unitText(count, "count")}</dd>
        </div>
      ))}
    </dl>
  );
}
