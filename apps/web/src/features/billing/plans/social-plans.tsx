import { PLAN_TABLE, type PlanId } from "@kinora/contracts/billing/plans";
import type { Subscriptions } from "@kinora/contracts/subscription/subscription";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useId, useRef, useState } from "react";
import { rich } from "../../../text/rich.tsx";
import { useOnline } from "../../../ui/use-online.ts";
import { ChangeSheet } from "./change-sheet.tsx";
import { HeldPlan } from "./held-plan.tsx";
import { PlanCards } from "./plan-cards.tsx";

/** Plans for publishing: a line of their own beside the others, held and changed apart from them. */
export function SocialPlans({ plans, held: all }: Pick<Subscriptions, "plans" | "held">) {
  const title = useId();
  const isOnline = useOnline();
  const [wanted, setWanted] = useState<PlanId | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const offers = plans.filter(({ line }) => line === "social");
  const held = all.find(({ plan }) => PLAN_TABLE[plan].line === "social") ?? null;
  if (held === null && offers.length === 0) return null;
  const onChanged = () => panel.current?.focus();
  // A page that was left makes way for another plan.
  const running = held && held.state !== "pending" ? held : null;
  const canChoose = !running || (running.state === "active" && running.store === "stripe");
  return (
    <section aria-labelledby={title} className="mt-10">
      <h2 id={title} className="text-20">{t`Plans for publishing`}</h2>
      {held && <HeldPlan {...{ held, panel, onChanged }} offers={plans} />}
      {canChoose && offers.length > 0 && (
        <PlanCards offers={offers} held={running} isOnline={isOnline} onChange={setWanted} />
      )}
      {!running && (
        <p className="mt-3 text-14 text-text-2">
          {rich(
            t`It renews at this price, plus taxes, until you cancel it here; it is apart from your other plan and brings no gems. When you press Subscribe, you ask for it to begin at once; in the EU you can withdraw within 14 days and pay for what you have used. <terms>Terms</terms>`,
            {
              terms: (words) => (
                <Link to="/terms" className="reach underline underline-offset-4 hover:text-text">
                  {words}
                </Link>
              ),
            },
          )}
        </p>
      )}
      {held && wanted && (
        <ChangeSheet {...{ held, onChanged }} plan={wanted} onClose={() => setWanted(null)} />
      )}
    </section>
  );
}
