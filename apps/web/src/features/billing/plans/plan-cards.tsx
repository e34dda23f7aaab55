import type { PlanId } from "@kinora/contracts/billing/plans";
import type { PlanOffer, UserSubscription } from "@kinora/contracts/subscription/subscription";
import { t } from "@lingui/core/macro";
import { gemWords } from "../../../entities/gem/gem-words.ts";
import { dayText } from "../../../text/moment-text.ts";
import { priceText } from "../../../text/price-text.ts";
import { perPeriod, planName } from "../plan-words.ts";
import { useStorePage } from "../use-store-page.ts";
import { PlanCard, type PlanCardOffer } from "./plan-card.tsx";
import { useSubscribeMutation } from "./subscription-api.ts";
import { givesOfSocialPlan, givesOfTier } from "./what-it-gives.ts";

/** Plans that renew, side by side; the one that is held can be changed into the others. */
export function PlanCards({
  offers,
  held,
  isOnline,
  onChange,
}: {
  readonly offers: readonly PlanOffer[];
  /** The plan that runs; null for none. */
  readonly held: UserSubscription | null;
  readonly isOnline: boolean;
  readonly onChange: (to: PlanId) => void;
}) {
  const [begin] = useSubscribeMutation();
  const { opening, open } = useStorePage((plan: PlanId, key) => begin({ plan, key }).unwrap());
  return (
    <ul className="mt-3 grid gap-3 sm:grid-cols-2">
      {offers.map((offer) => (
        <PlanCard
          key={offer.id}
          offer={cardOf(offer)}
          standing={held && standingOf(offer.id, held)}
          action={
            held
              ? t`Change to ${{ name: planName(offer.id) }}`
              : t`Subscribe · ${{ price: perPeriod(offer.id, offer.price) }}`
          }
          busy={opening === offer.id}
          disabled={opening !== null || !isOnline}
          onChoose={() => (held ? onChange(offer.id) : open(offer.id))}
        />
      ))}
    </ul>
  );
}

function cardOf({ id, price, period, gems, tier, socialPlan }: PlanOffer): PlanCardOffer {
  const month = { amount: Math.round(price.amount / 12), currency: price.currency };
  return {
    ...{ name: planName(id), price: perPeriod(id, price) },
    aside: period === "yearly" ? t`${{ amount: priceText(month) }} a month` : "",
    gives:
      tier === null
        ? givesOfSocialPlan(socialPlan ?? "free")
        : givesOfTier(tier, t`${{ gems: gemWords(gems) }} every month`),
  };
}

function standingOf(plan: PlanId, held: UserSubscription): string | null {
  if (plan === held.plan) return t`Your plan`;
  if (plan !== held.nextPlan || held.periodEnd === null) return null;
  return t`Yours from ${{ day: dayText(held.periodEnd) }}`;
}
