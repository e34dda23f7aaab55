import type { Product } from "@kinora/contracts/billing/billing";
import type { ProductId } from "@kinora/contracts/billing/store-vocabulary";
import { plural, t } from "@lingui/core/macro";
import { gemWords } from "../../../entities/gem/gem-words.ts";
import { priceText } from "../../../text/price-text.ts";
import { useBeginCheckoutMutation } from "../billing-api.ts";
import { useStorePage } from "../use-store-page.ts";
import { PlanCard } from "./plan-card.tsx";
import { tierName } from "./tier-name.ts";
import { givesOfTier } from "./what-it-gives.ts";

/** Passes: a tier for some days, paid for once. */
export function PassCards({
  passes,
  isOnline,
}: {
  readonly passes: readonly Product[];
  readonly isOnline: boolean;
}) {
  const [begin] = useBeginCheckoutMutation();
  const { opening, open } = useStorePage((product: ProductId, key) =>
    begin({ product, key }).unwrap(),
  );
  return (
    <ul className="mt-3 grid gap-3 sm:grid-cols-2">
      {passes.map(({ id, pass, gems, price }) => (
        <PlanCard
          key={id}
          offer={{
            name: tierName(pass?.tier ?? "free"),
            price: plural(pass?.days ?? 0, {
              one: `${priceText(price)} for # day`,
              other: `${priceText(price)} for # days`,
            }),
            aside: t`Doesn't renew`,
            gives: givesOfTier(pass?.tier ?? "free", t`${{ gems: gemWords(gems) }}, once`),
          }}
          standing={null}
          action={t`Buy · ${{ price: priceText(price) }}`}
          busy={opening === id}
          disabled={opening !== null || !isOnline}
          onChoose={() => open(id)}
        />
      ))}
    </ul>
  );
}
