import { PLAN_TABLE, type PlanId } from "@kinora/contracts/billing/plans";
import type { Subscriptions, UserSubscription } from "@kinora/contracts/subscription/subscription";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useId, useRef, useState } from "react";
import { dayText } from "../../../text/moment-text.ts";
import { rich } from "../../../text/rich.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { useOnline } from "../../../ui/use-online.ts";
import { usePointedAt } from "../../../ui/use-pointed-at.ts";
import { useGetShopQuery } from "../billing-api.ts";
import { PLANS_HASH } from "../own-path.ts";
import { ChangeSheet } from "./change-sheet.tsx";
import { HeldPlan } from "./held-plan.tsx";
import { PassCards } from "./pass-cards.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { SocialPlans } from "./social-plans.tsx";
import { useGetSubscriptionsQuery } from "./subscription-api.ts";
import { tierName } from "./tier-name.ts";

/** Plans side by side, and the one that is held. Nothing where none are sold or held. */
export function Plans() {
  const { data } = useGetSubscriptionsQuery();
  if (!data || (data.plans.length === 0 && data.held.length === 0)) return null;
  return (
    <>
      <Offered {...data} />
      <SocialPlans {...data} />
    </>
  );
}

function Offered({ plans, held: all, passes }: Subscriptions) {
  const title = useId();
  const held = all.find(({ plan }) => PLAN_TABLE[plan].line === "tier") ?? null;
  const [wanted, setWanted] = useState<PlanId | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  usePointedAt(PLANS_HASH, heading);
  const panel = useRef<HTMLDivElement>(null);
  // Whoever changed something hears what came of it; the button may be gone.
  const onChanged = () => panel.current?.focus();
  // A page that was left makes way for another plan.
  const running = held && held.state !== "pending" ? held : null;
  const canChoose = !running || (running.state === "active" && running.store === "stripe");
  return (
    <section aria-labelledby={title} className="mt-10">
      <h2 ref={heading} id={title} tabIndex={-1} className="text-20">{t`Plans`}</h2>
      {held && <HeldPlan {...{ held, panel, onChanged }} offers={plans} />}
      {passes.map(({ tier, from, until }) => (
        <p key={from} className="mt-4 rounded-panel bg-surface-1 p-4 sm:px-5">
          {passWords({ tier, from, until })}
        </p>
      ))}
      {plans.length > 0 && canChoose && (
        <Choices plans={plans} running={running} onChange={setWanted} />
      )}
      {held && wanted && (
        <ChangeSheet {...{ held, onChanged }} plan={wanted} onClose={() => setWanted(null)} />
      )}
    </section>
  );
}

function passWords({ tier, from, until }: Subscriptions["passes"][number]): string {
  const name = tierName(tier);
  return new Date(from) > new Date()
    ? t`${{ name }} from ${{ first: dayText(from) }} until ${{ last: dayText(until) }}. It doesn't renew.`
    : t`${{ name }} until ${{ last: dayText(until) }}. It doesn't renew.`;
}

type Choice = "monthly" | "yearly" | "once";

function Choices({
  plans,
  running,
  onChange,
}: {
  readonly plans: Subscriptions["plans"];
  readonly running: UserSubscription | null;
  readonly onChange: (to: PlanId) => void;
}) {
  const [choice, setChoice] = useState<Choice>(
    running ? PLAN_TABLE[running.plan].period : "monthly",
  );
  const { data: shop } = useGetShopQuery();
  const isOnline = useOnline();
  const passes = (shop?.products ?? []).filter(({ pass, unsold }) => pass && unsold === null);
  const offers = plans.filter((offer) => offer.line === "tier" && offer.period === choice);
  return (
    <>
      <Segments
        className="mt-4"
        label={t`Paid`}
        value={choice}
        options={[
          { value: "monthly", label: t`Monthly` },
          { value: "yearly", label: t`Yearly` },
          ...(passes.length > 0 ? [{ value: "once" as const, label: t`Once` }] : []),
        ]}
        onChange={setChoice}
      />
      {choice === "once" ? (
        <PassCards passes={passes} isOnline={isOnline} />
      ) : (
        <PlanCards offers={offers} held={running} isOnline={isOnline} onChange={onChange} />
      )}
      {!running && <Terms choice={choice} />}
    </>
  );
}

function Terms({ choice }: { readonly choice: Choice }) {
  const terms = (words: string) => (
    <Link to="/terms" className="reach underline underline-offset-4 hover:text-text">
      {words}
    </Link>
  );
  return (
    <p className="mt-3 text-14 text-text-2">
      {choice === "once"
        ? rich(
            t`Taxes may be added at checkout. Passes of one tier follow one another. Gems you don't spend stay yours. When you press Buy, you ask for it to begin at once; in the EU you can withdraw within 14 days and pay for what you have used. <terms>Terms</terms>`,
            { terms },
          )
        : rich(
            t`A plan renews at this price, plus taxes, until you cancel it here. Gems you don't spend stay yours, also when the plan ends. When you press Subscribe, you ask for it to begin at once; in the EU you can withdraw within 14 days and pay for what you have used. <terms>Terms</terms>`,
            { terms },
          )}
    </p>
  );
}
