import { t } from "@lingui/core/macro";
import { Check } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../ui/button.tsx";

export interface PlanCardOffer {
  readonly name: string;
  /** "$9.99 a month" */
  readonly price: string;
  /** "$7.99 a month", of a yearly one; empty for others. */
  readonly aside: string;
  /** What it gives, a line each. */
  readonly gives: readonly string[];
}

/** A plan or pass: its price, what it gives, and a button that says what pressing it does. */
export function PlanCard({
  offer: { name, price, aside, gives },
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
      <ul className="mt-3 mb-5 flex flex-col gap-1.5 text-14">
        {gives.map((line) => (
          <li key={line}>{line}</li>
        ))}
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
