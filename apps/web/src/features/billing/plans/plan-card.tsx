import type { Tier } from "@kinora/contracts/account/account";
import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import { t } from "@lingui/core/macro";
import { Check } from "lucide-react";
import { useId } from "react";
import { numberText } from "../../../text/number-text.ts";
import { Button } from "../../../ui/button.tsx";

const GIGABYTE = 1_000_000_000;

export interface PlanCardOffer {
  readonly name: string;
  /** "$9.99 a month" */
  readonly price: string;
  /** "$7.99 a month", of a yearly one; empty for others. */
  readonly aside: string;
  /** "1,000 gems every month" */
  readonly gems: string;
  /** Null for a plan for publishing, which changes none of the tier's limits. */
  readonly tier: Tier | null;
}

/** A plan or pass: its price, what it gives, and a button that says what pressing it does. */
export function PlanCard({
  offer: { name, price, aside, gems, tier },
  standing,
  action,
  busy,
  disabled,
  onChoose,
}: {
  readonly offer: PlanCardOffer;
  /** Said in place of a button, of the plan that is held or will be; null for others. */
  readonly standing: string | null;
  readonly action: string;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}) {
  const title = useId();
  return (
    <li className="flex flex-col rounded-panel bg-surface-1 p-4 sm:p-5">
      <h3 id={title} className="text-20">
        {name}
      </h3>
      <p className="mt-1 font-medium nums">{price}</p>
      <p className="min-h-5 text-14 text-text-2 nums">{aside}</p>
      {tier === null ? <span className="mb-5" /> : <Gives gems={gems} tier={tier} />}
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

function Gives({ gems, tier }: Pick<PlanCardOffer, "gems"> & { readonly tier: Tier }) {
  const { atWork, waiting, privateWorks, uploadSpace } = ENTITLEMENTS[tier];
  return (
    <ul className="mt-3 mb-5 flex flex-col gap-1.5 text-14">
      <li>{gems}</li>
      <li>{t`${{ atWork }} works made at the same time`}</li>
      <li>{t`${{ waiting }} more in the queue`}</li>
      <li>{t`${{ privateWorks: numberText(privateWorks) }} private works`}</li>
      <li>{t`${{ gigabytes: uploadSpace / GIGABYTE }} GB for your files`}</li>
    </ul>
  );
}
