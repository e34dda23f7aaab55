import { ALLOWANCE_MONTHS_MAX } from "@kinora/contracts/billing/plans";
import type { PlanOffer, UserSubscription } from "@kinora/contracts/subscription/subscription";
import { plural, t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { type RefObject, useState } from "react";
import { useSay } from "../../../store/use-say.ts";
import { dayText } from "../../../text/moment-text.ts";
import { numberText } from "../../../text/number-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { planName, planTitle } from "../plan-words.ts";
import { stateWords } from "./state-words.ts";
import {
  useCancelSubscriptionMutation,
  useKeepSubscriptionMutation,
  useOpenStorePageMutation,
} from "./subscription-api.ts";

/** The plan that somebody has: its state in words, what comes next, and how to end it. */
export function HeldPlan({
  held,
  offers,
  panel,
  onChanged,
}: WaysProps & {
  readonly offers: readonly PlanOffer[];
  readonly panel: RefObject<HTMLDivElement | null>;
}) {
  const { plan, paidPlan, nextGems, store } = held;
  return (
    <div ref={panel} tabIndex={-1} className="mt-4 rounded-panel bg-surface-1 p-4 sm:p-5">
      <h3 className="text-20">{planTitle(plan)}</h3>
      <p role="status" className="mt-1">
        {stateWords(held, offers)}
      </p>
      {paidPlan && (
        <p className="mt-1 text-14 text-text-2">
          {t`A payment for it is missing or disputed by a bank: until that is settled, you have ${{ name: planName(paidPlan) }}.`}
        </p>
      )}
      {nextGems && (
        <p className="mt-1 text-14 text-text-2">
          {t`${plural({ gems: nextGems.gems }, { one: "# more gem", other: "# more gems" })} on ${{ day: dayText(nextGems.at) }}, unless you still have ${{ most: numberText(ALLOWANCE_MONTHS_MAX * nextGems.gems) }} unspent from your plan.`}
        </p>
      )}
      {store === "stripe" ? (
        <Ways held={held} onChanged={onChanged} />
      ) : (
        <Elsewhere store={store} />
      )}
    </div>
  );
}

function Elsewhere({ store }: Pick<UserSubscription, "store">) {
  return (
    <p className="mt-3 text-14 text-text-2">
      {store === "app_store"
        ? t`Bought in the App Store: change or cancel it in the settings of your iPhone or iPad, under Subscriptions.`
        : t`Bought at Google Play: change or cancel it in the Play Store, under Subscriptions.`}
    </p>
  );
}

interface WaysProps {
  readonly held: UserSubscription;
  readonly onChanged: () => void;
}

function Ways({ held, onChanged }: WaysProps) {
  const { id, state, nextPlan, environment, checkoutUrl } = held;
  const [isAsking, setAsking] = useState(false);
  const [keep, { isLoading: keeping }] = useKeepSubscriptionMutation();
  const [openPage, { isLoading: opening }] = useOpenStorePageMutation();
  const { say, saySorry } = useSay();
  if (state === "pending")
    return checkoutUrl === null ? null : (
      <Button className="mt-4" onClick={() => location.assign(checkoutUrl)}>
        {t`Go on to the checkout`}
      </Button>
    );
  const isPlanned = state === "canceled" || nextPlan !== null;
  const undo = () =>
    keep(id)
      .unwrap()
      .then(() => say(t`Your plan stays as it is`), saySorry)
      .finally(onChanged);
  const leave = () =>
    openPage(id)
      .unwrap()
      .then(({ url }) => location.assign(url), saySorry);
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {isPlanned && (
        <Button busy={keeping && t`Keeping your plan`} onClick={undo}>
          {t`Keep my plan`}
        </Button>
      )}
      {/* The simulator keeps neither cards nor invoices. */}
      {environment !== "simulated" && (
        <Button busy={opening && t`Opening`} onClick={leave}>
          {t`Card and invoices`}
        </Button>
      )}
      {state !== "canceled" && <Button onClick={() => setAsking(true)}>{t`Cancel plan`}</Button>}
      {isAsking && (
        <CancelSheet held={held} onChanged={onChanged} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

function CancelSheet({
  held: { id, periodEnd },
  onChanged,
  onClose,
}: WaysProps & { readonly onClose: () => void }) {
  const [cancel, { isLoading }] = useCancelSubscriptionMutation();
  const { say, saySorry } = useSay();
  const send = () =>
    cancel(id)
      .unwrap()
      .then(() => say(t`Your plan is canceled`), saySorry)
      .finally(() => {
        onClose();
        onChanged();
      });
  const day = periodEnd === null ? null : dayText(periodEnd);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Cancel your plan?`}
      description={
        day === null
          ? t`Nothing more will be charged. Your gems and works stay yours.`
          : t`You keep it until ${{ day }}; nothing more will be charged. Your gems and works stay yours.`
      }
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t`Keep it`}</Button>
        <Button
          look="danger"
          icon={<X size={18} aria-hidden="true" />}
          busy={isLoading && t`Canceling`}
          onClick={send}
        >
          {t`Cancel plan`}
        </Button>
      </div>
    </Sheet>
  );
}
