import { isOver } from "@kinora/contracts/billing/plans";
import type { UserSubscription } from "@kinora/contracts/subscription/subscription";
import { t } from "@lingui/core/macro";
import { Check, Clock, Info } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { api } from "../../../store/api.ts";
import { QueryError } from "../../../store/query-error.tsx";
import { useAppDispatch } from "../../../store/store.ts";
import { planName } from "../plan-words.ts";
import { useGetSubscriptionQuery } from "./subscription-api.ts";

const ASK_MS = 2_000;
/** Milliseconds after which the user is told by a notification instead. */
const LATE_MS = 120_000;

/** A line for somebody who returns from the store: whether the plan has begun. */
export function PlanArrival({
  id,
  onOver,
}: {
  readonly id: string;
  /** Called when there is nothing more to wait for. */
  readonly onOver: () => void;
}) {
  const dispatch = useAppDispatch();
  const [isSettled, setSettled] = useState(false);
  const [isLate, setLate] = useState(false);
  const { data, error, refetch } = useGetSubscriptionQuery(id, {
    pollingInterval: isSettled || isLate ? 0 : ASK_MS,
    refetchOnMountOrArgChange: true,
  });
  if (data && data.state !== "pending" && !isSettled) setSettled(true);
  const line = useRef<HTMLElement>(null);
  // What happened to the payment is what they returned for.
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const timer = setTimeout(setLate, LATE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isSettled) dispatch(api.util.invalidateTags(["Gems", "Me"]));
    if (isSettled || isLate) onOver();
  }, [isSettled, isLate, dispatch, onOver]);
  return (
    <section
      ref={line}
      tabIndex={-1}
      aria-label={t`Your plan`}
      className="mb-6 min-h-14 rounded-panel bg-surface-1 px-4 py-3.5"
    >
      {error && !data ? (
        <QueryError error={error} onRetry={refetch} />
      ) : (
        <p role="status" className="flex items-start gap-3">
          <Words plan={data ?? null} isLate={isLate} />
        </p>
      )}
    </section>
  );
}

function Words({
  plan,
  isLate,
}: {
  readonly plan: UserSubscription | null;
  readonly isLate: boolean;
}) {
  const look = { size: 18, "aria-hidden": true, className: "mt-0.75 shrink-0 text-text-2" };
  if (plan?.hasAccess)
    return (
      <>
        <Check {...look} className="mt-0.75 shrink-0 text-ok" />
        <span>{t`${{ name: planName(plan.plan) }} is yours`}</span>
      </>
    );
  if (plan && isOver(plan.state))
    return (
      <>
        <Info {...look} />
        <span>{t`Nothing was charged.`}</span>
      </>
    );
  return (
    <>
      <Clock {...look} />
      <span>
        {isLate
          ? t`The payment hasn't arrived yet. You can leave this page: a notification will tell you when your plan begins.`
          : t`Waiting for your payment.`}
      </span>
    </>
  );
}
