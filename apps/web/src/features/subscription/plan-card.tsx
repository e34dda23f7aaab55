import type { PlanOffer } from "@kinora/contracts/subscription/subscription";
import { t } from "@lingui/core/macro";
import { Check } from "lucide-react";
import { useId } from "react";
import { gemWords } from "../../entities/gem/gem-words.ts";
import { Button } from "../../ui/button.tsx";
import { perPeriod, planName } from "../billing/plan-words.ts";
import { priceText } from "../billing/price-text.ts";

/** A plan: its price, what it gives, and a button that says what pressing it does. */
export function PlanCard({
  offer: { id, gems, price, period, atWork, waiting },
  standing,
  action,
  busy,
  disabled,
  onChoose,
}: {
  readonly offer: PlanOffer;
  /** Said in place of a button, of the plan that is held or will be; null for others. */
  readonly standing: string | null;
  readonly action: string;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}) {
  const title = useId();
  const month = { amount: Math.round(price.amount / 12), currency: price.currency };
  return (
    <li className="flex flex-col rounded-panel bg-surface-1 p-4 sm:p-5">
      <h3 id={title} className="text-20">
        {planName(id)}
      </h3>
      <p className="mt-1 font-medium nums">{perPeriod(id, price)}</p>
      <p className="min-h-5 text-14 text-text-2 nums">
        {period === "yearly" && t`${{ amount: priceText(month) }} a month`}
      </p>
      <ul className="mt-3 mb-5 flex flex-col gap-1.5 text-14">
        <li>{t`${{ gems: gemWords(gems) }} every month`}</li>
        {atWork !== null && <li>{t`${{ atWork }} works made at the same time`}</li>}
        {waiting !== null && <li>{t`${{ waiting }} more in the queue`}</li>}
      </ul>
      {standing !== null ? (
        <p className="mt-auto flex min-h-11 items-center gap-2 text-14 text-text-2">
          <Check size={16} aria-hidden="true" className="text-ok" />
          {standing}
        </p>
      ) : (
        <Button
          className="mt-auto nums"
          aria-describedby={title}
          busy={busy && t`Opening checkout`}
          disabled={disabled}
          onClick={onChoose}
        >
          {action}
        </Button>
      )}
    </li>
  );
}
