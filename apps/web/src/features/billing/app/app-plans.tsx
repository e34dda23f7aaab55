import type { AppPlan, AppProduct } from "@kinora/contracts/billing/app-shop";
import { PLAN_TABLE } from "@kinora/contracts/billing/plans";
import type { UserSubscription } from "@kinora/contracts/subscription/subscription";
import { plural, t } from "@lingui/core/macro";
import { useId, useState } from "react";
import { gemWords } from "../../../entities/gem/gem-words.ts";
import type { AppShell } from "../../../platform/app-shell.ts";
import { useSay } from "../../../store/use-say.ts";
import { dayText } from "../../../text/moment-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { planName, planTitle } from "../plan-words.ts";
import { PlanCard } from "../plans/plan-card.tsx";
import { useGetSubscriptionsQuery } from "../plans/subscription-api.ts";
import { tierName } from "../plans/tier-name.ts";
import { givesOfTier } from "../plans/what-it-gives.ts";
import type { AppTill } from "./use-app-till.ts";
import type { StorePrices } from "./use-store-prices.ts";

interface AppPlansProps {
  readonly shell: AppShell;
  readonly app: AppTill;
  readonly plans: readonly AppPlan[];
  readonly passes: readonly AppProduct[];
  readonly prices: StorePrices;
}

type Choice = AppPlan["period"] | "once";

/** Plans inside an app: the one that is held, and those that its store sells. */
export function AppPlans({ shell, app, plans, passes, prices }: AppPlansProps) {
  const title = useId();
  const [choice, setChoice] = useState<Choice>("monthly");
  const { data } = useGetSubscriptionsQuery();
  const tiers = data?.held.filter(({ plan }) => PLAN_TABLE[plan].line === "tier") ?? [];
  const isOwn = ({ store }: UserSubscription) => store === shell.store;
  const shown = tiers.filter((one) => one.state !== "pending" || !isOwn(one));
  const held = shown.find(isOwn) ?? null;
  const once = passes.filter(({ id, unsold }) => prices.has(id) && unsold === null);
  const sold = plans.filter(({ id }) => prices.has(id));
  // One that is managed elsewhere, or about to be paid there, must end first, or it would be paid twice.
  const canChoose = tiers.every(isOwn);
  if (!data || (sold.length === 0 && shown.length === 0)) return null;
  return (
    <section aria-labelledby={title} className="mt-10">
      <h2 id={title} className="text-20">{t`Plans`}</h2>
      {shown.map((one) => (
        <Held key={one.id} held={one} shell={shell} />
      ))}
      {sold.length > 0 && canChoose && (
        <>
          <Segments
            className="mt-4"
            label={t`Paid`}
            value={choice}
            options={[
              { value: "monthly", label: t`Monthly` },
              { value: "yearly", label: t`Yearly` },
              ...(once.length > 0 ? [{ value: "once" as const, label: t`Once` }] : []),
            ]}
            onChange={setChoice}
          />
          <ul className="mt-3 grid gap-3 sm:grid-cols-2">
            {sold
              .filter((plan) => plan.period === choice)
              .map((plan) => (
                <Card key={plan.id} {...{ plan, held, app }} price={prices.get(plan.id) ?? ""} />
              ))}
            {choice === "once" &&
              once.map((pass) => (
                <PassCard key={pass.id} {...{ pass, app }} price={prices.get(pass.id) ?? ""} />
              ))}
          </ul>
          <p className="mt-3 text-14 text-text-2">
            {choice === "once" ? onceWords() : renewalWords(shell)}
          </p>
        </>
      )}
    </section>
  );
}

function Card({
  plan: { id, tier, period, gems },
  held,
  app,
  price,
}: {
  readonly plan: AppPlan;
  readonly held: UserSubscription | null;
  readonly app: AppTill;
  readonly price: string;
}) {
  const each = period === "yearly" ? t`${{ price }} a year` : t`${{ price }} a month`;
  return (
    <PlanCard
      offer={{
        ...{ name: planName(id), price: each, aside: "" },
        gives: givesOfTier(tier, t`${{ gems: gemWords(gems) }} every month`),
      }}
      standing={held?.plan === id ? t`Your plan` : null}
      action={held ? t`Change to ${{ name: planName(id) }}` : t`Subscribe · ${{ price: each }}`}
      busy={app.buying === id}
      disabled={app.buying !== null || app.isRestoring}
      onChoose={() => app.buy(id)}
    />
  );
}

/** A pass: paid for once. */
function PassCard({
  pass: { id, gems, pass },
  app,
  price,
}: {
  readonly pass: AppProduct;
  readonly app: AppTill;
  readonly price: string;
}) {
  if (pass === null) return null;
  const { tier, days } = pass;
  return (
    <PlanCard
      offer={{
        ...{ name: tierName(tier), price },
        aside: plural(days, { one: "once, for # day", other: "once, for # days" }),
        gives: givesOfTier(tier, t`${{ gems: gemWords(gems) }} at once`),
      }}
      standing={null}
      action={t`Buy · ${{ price }}`}
      busy={app.buying === id}
      disabled={app.buying !== null || app.isRestoring}
      onChoose={() => app.buy(id)}
    />
  );
}

const renewalWords = ({ store }: AppShell): string =>
  store === "app_store"
    ? t`A plan renews at this price until you cancel it, at least a day before, in the subscriptions of your Apple account. Gems you don't spend stay yours, also when the plan ends.`
    : t`A plan renews at this price until you cancel it in the subscriptions of the Play Store. Gems you don't spend stay yours, also when the plan ends.`;

const onceWords = (): string =>
  t`A pass doesn't renew. Passes of one tier follow one another. Gems you don't spend stay yours.`;

function Held({
  held: { plan, state, periodEnd, store },
  shell,
}: {
  readonly held: UserSubscription;
  readonly shell: AppShell;
}) {
  const { saySorry } = useSay();
  const day = periodEnd === null ? null : dayText(periodEnd);
  return (
    <div className="mt-4 rounded-panel bg-surface-1 p-4 sm:p-5">
      <h3 className="text-20">{planTitle(plan)}</h3>
      <p role="status" className="mt-1">
        {heldWords(state, day)}
      </p>
      {store === shell.store ? (
        <Button className="mt-4" onClick={() => void shell.manage().catch(saySorry)}>
          {store === "app_store" ? t`Manage in the App Store` : t`Manage at Google Play`}
        </Button>
      ) : (
        <p className="mt-3 text-14 text-text-2">{t`You manage this plan where you bought it.`}</p>
      )}
    </div>
  );
}

/** Without prices: those of another store are not for here. */
function heldWords(state: UserSubscription["state"], day: string | null): string {
  if (state === "active") return day === null ? t`Active.` : t`Renews on ${{ day }}.`;
  if (state === "canceled")
    return day === null ? t`Canceled.` : t`Yours until ${{ day }}. It doesn't renew.`;
  if (state === "pending") return t`Waiting for your payment.`;
  if (state === "in_grace_period")
    return t`The last payment failed. You keep the plan while it is tried again.`;
  return state === "paused" ? t`Paused.` : t`On hold: the last payment is missing.`;
}
