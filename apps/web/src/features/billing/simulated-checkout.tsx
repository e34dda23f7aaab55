import type { SimulatedCheckout } from "@kinora/contracts/billing/billing";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import { t } from "@lingui/core/macro";
import { Info, TriangleAlert } from "lucide-react";
import { Money } from "../../entities/gem/money.tsx";
import { errorSentence } from "../../store/error-sentence.ts";
import { QueryError } from "../../store/query-error.tsx";
import { priceText } from "../../text/price-text.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useGetSimulatedCheckoutQuery, usePaySimulatedCheckoutMutation } from "./billing-api.ts";
import { ownPath, PLANS_HASH } from "./own-path.ts";
import { perPeriod, planTitle } from "./plan-words.ts";
import { productNote } from "./product-words.ts";

/** The store simulator's page, where a purchase is paid with nothing. */
export function SimulatedCheckoutPage({
  id,
  onLeave,
}: {
  readonly id: string;
  /** Called with the path of a page of this app. */
  readonly onLeave: (path: string) => void;
}) {
  const { data, error, refetch } = useGetSimulatedCheckoutQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <main id="content" className="mx-auto w-full max-w-md px-4 py-6 md:py-12">
      <title>{t`Simulated checkout · Kinora`}</title>
      <h1 className="page-title">{t`Simulated checkout`}</h1>
      <p className="mt-3 flex gap-3 text-text-2">
        <Info size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        {t`This page stands in for a store while you try Kinora out. Nothing is charged, and no card is asked for.`}
      </p>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="mt-6 h-90 w-full rounded-panel!" />}
      {data && <Paying checkout={data} onLeave={onLeave} />}
    </main>
  );
}

interface PayingProps {
  readonly checkout: SimulatedCheckout;
  readonly onLeave: (path: string) => void;
}

function Paying({ checkout, onLeave }: PayingProps) {
  const { product, plan, price, state, returnTo, backTo } = checkout;
  const note = product && productNote(product);
  return (
    <section aria-label={t`Your purchase`} className="mt-6 rounded-panel bg-surface-1 p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-20">
          {product !== null ? (
            <Money gems={SHOP[product].gems} size={20} />
          ) : (
            plan && planTitle(plan)
          )}
        </h2>
        <p className="text-20 font-semibold nums">
          {plan === null ? priceText(price) : perPeriod(plan, price)}
        </p>
      </div>
      {note && <p className="mt-1 text-14 text-text-2">{note}</p>}
      <div className="mt-5 flex flex-col gap-3">
        {state === "open" && <Ways checkout={checkout} onLeave={onLeave} />}
        {state === "paid" && (
          <>
            <p>{t`This checkout is paid.`}</p>
            <Button look="primary" onClick={() => onLeave(ownPath(returnTo))}>
              {t`Go to your gems`}
            </Button>
          </>
        )}
        {state === "expired" && (
          <>
            <p>{t`This checkout has ended. Nothing was charged.`}</p>
            <Button onClick={() => onLeave(ownPath(backTo))}>{t`Back to your gems`}</Button>
          </>
        )}
      </div>
    </section>
  );
}

function Ways({ checkout: { id, product, backTo }, onLeave }: PayingProps) {
  const [send, { isLoading, error, originalArgs, reset }] = usePaySimulatedCheckoutMutation();
  const busy = (pay: "now" | "slow" | "declined") =>
    isLoading && originalArgs?.pay === pay && t`Sending`;
  const pay = (how: "now" | "slow" | "declined") => {
    reset();
    send({ id, pay: how })
      .unwrap()
      .then(
        ({ returnTo }) => onLeave(ownPath(returnTo)),
        // Shown below.
        () => undefined,
      );
  };
  // To what it was begun from.
  const back = `${ownPath(backTo)}#${product ?? PLANS_HASH}`;
  return (
    <>
      <Refusal error={error} />
      <Button
        look="primary"
        disabled={isLoading}
        busy={busy("now")}
        onClick={() => pay("now")}
      >{t`Pay (nothing is charged)`}</Button>
      <Button
        disabled={isLoading}
        busy={busy("slow")}
        onClick={() => pay("slow")}
      >{t`Pay slowly, as by bank transfer`}</Button>
      <Button
        disabled={isLoading}
        busy={busy("declined")}
        onClick={() => pay("declined")}
      >{t`Let the payment be declined`}</Button>
      <Button look="ghost" disabled={isLoading} onClick={() => onLeave(back)}>
        {t`Back without paying`}
      </Button>
    </>
  );
}

/** Stays on the page, next to the ways to try again. */
function Refusal({ error }: { readonly error: unknown }) {
  const words = error ? errorSentence(error) : null;
  return (
    <div role="alert" className="empty:hidden">
      {words && (
        <p className="flex gap-3 rounded-field bg-surface-2 px-4 py-3">
          <TriangleAlert size={18} aria-hidden="true" className="mt-0.75 shrink-0 text-danger" />
          <span>
            <strong className="font-medium">{words.title}.</strong>{" "}
            <span className="text-text-2">{words.advice}</span>
          </span>
        </p>
      )}
    </div>
  );
}
