import { type BillingPeriod, PLAN_TABLE, type PlanId } from "@kinora/contracts/billing/plans";
import type { Subscriptions, UserSubscription } from "@kinora/contracts/subscription/subscription";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { rich } from "../../text/rich.tsx";
import { Segments } from "../../ui/segments.tsx";
import { useOnline } from "../../ui/use-online.ts";
import { perPeriod, planName } from "../billing/plan-words.ts";
import { useStorePage } from "../billing/use-store-page.ts";
import { ChangeSheet } from "./change-sheet.tsx";
import { HeldPlan } from "./held-plan.tsx";
import { PlanCard } from "./plan-card.tsx";
import { dayText } from "./state-words.ts";
import { useGetSubscriptionsQuery, useSubscribeMutation } from "./subscription-api.ts";

/** Plans side by side, and the one that is held. Nothing where none are sold or held. */
export function Plans() {
  const { data } = useGetSubscriptionsQuery();
  if (!data || (data.plans.length === 0 && data.held.length === 0)) return null;
  return <Offered {...data} />;
}

function Offered({ environment, plans, held: all }: Subscriptions) {
  const title = useId();
  const held = all.find(({ plan }) => PLAN_TABLE[plan].line === "tier") ?? null;
  const [period, setPeriod] = useState<BillingPeriod>(
    held && PLAN_TABLE[held.plan].period === "yearly" ? "yearly" : "monthly",
  );
  const [wanted, setWanted] = useState<PlanId | null>(null);
  const [begin] = useSubscribeMutation();
  const { opening, open } = useStorePage((plan: PlanId, key) => begin({ plan, key }).unwrap());
  const isOnline = useOnline();
  // A page that was left makes way for another plan.
  const runs = held !== null && held.state !== "pending";
  const canChange = held?.state === "active" && held.store === "stripe";
  const offers = plans.filter((offer) => offer.line === "tier" && offer.period === period);
  return (
    <section aria-labelledby={title} className="mt-10">
      <h2 id={title} className="text-20">{t`Plans`}</h2>
      {environment === "simulated" && (
        <p className="mt-2 font-medium">{t`A demo: nothing is paid, and no card is asked for.`}</p>
      )}
      {held && <HeldPlan held={held} />}
      {offers.length > 0 && (!runs || canChange) && (
        <>
          <Segments
            className="mt-4"
            label={t`Paid`}
            value={period}
            options={[
              { value: "monthly", label: t`Monthly` },
              { value: "yearly", label: t`Yearly` },
            ]}
            onChange={setPeriod}
          />
          <ul className="mt-3 grid gap-3 sm:grid-cols-2">
            {offers.map((offer) => (
              <PlanCard
                key={offer.id}
                offer={offer}
                standing={runs ? standingOf(offer.id, held) : null}
                action={
                  runs
                    ? t`Change to ${{ name: planName(offer.id) }}`
                    : t`Subscribe · ${{ price: perPeriod(offer.id, offer.price) }}`
                }
                busy={opening === offer.id}
                disabled={opening !== null || !isOnline}
                onChoose={() => (runs ? setWanted(offer.id) : open(offer.id))}
              />
            ))}
          </ul>
          {!runs && <Terms />}
        </>
      )}
      {held && wanted && <ChangeSheet held={held} plan={wanted} onClose={() => setWanted(null)} />}
    </section>
  );
}

function standingOf(plan: PlanId, held: UserSubscription): string | null {
  if (plan === held.plan) return t`Your plan`;
  if (plan !== held.nextPlan || held.periodEnd === null) return null;
  return t`Yours from ${{ day: dayText(held.periodEnd) }}`;
}

function Terms() {
  return (
    <p className="mt-3 text-14 text-text-2">
      {rich(
        t`A plan renews at this price, plus taxes, until you cancel it here with two presses. Gems you don't spend stay yours, also when the plan ends. When you press Subscribe, you ask for it to begin at once; in the EU you can withdraw within 14 days and pay for what you have used. <terms>Terms</terms>`,
        {
          terms: (words) => (
            <Link to="/terms" className="reach underline underline-offset-4 hover:text-text">
              {words}
            </Link>
          ),
        },
      )}
    </p>
  );
}
