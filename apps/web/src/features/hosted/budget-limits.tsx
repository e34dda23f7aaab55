import type { HostedService } from "@kinora/contracts/hosted/hosted-service";
import type { SpendingState } from "@kinora/contracts/hosted/spending";
import { t } from "@lingui/core/macro";
import { Gauge } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { decimalText, parseMoney } from "../../text/price-text.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useSetBudgetMutation } from "./services-api.ts";
import { dollars } from "./spending.tsx";

const CURRENCY = "usd";
const CENTS = 100;
/** US dollars. */
const MOST = 100_000;

export interface BudgetLimitsProps extends Pick<HostedService, "day" | "month" | "budget"> {
  /** A service, or `given`. */
  readonly scope: string;
  /** What is limited, as the title of the form. */
  readonly title: string;
  /** Limits in US dollars when nothing is entered. */
  readonly usual: { readonly day: number; readonly month: number };
}

/** Says where the limits are set, and opens the form that changes them. */
export function BudgetLimits(props: BudgetLimitsProps) {
  const [open, setOpen] = useState(false);
  const { day, month, title } = props;
  const close = () => setOpen(false);
  if (day.fixed && month.fixed) return null;
  return (
    <>
      <Button
        size="sm"
        icon={<Gauge size={16} />}
        className="self-start"
        onClick={() => setOpen(true)}
      >
        {t`Change limits`}
      </Button>
      {open && (
        <Sheet open onClose={close} title={title}>
          <LimitsForm {...props} onSaved={close} />
        </Sheet>
      )}
    </>
  );
}

function LimitsForm({
  scope,
  day,
  month,
  budget,
  usual,
  onSaved,
}: BudgetLimitsProps & { readonly onSaved: () => void }) {
  const [written, setWritten] = useState({ day: textOf(day), month: textOf(month) });
  const [save, { isLoading }] = useSetBudgetMutation();
  const { say, saySorry } = useSay();
  const read = { day: amountIn(written.day), month: amountIn(written.month) };
  const isPossible = read.day !== undefined && read.month !== undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (read.day === undefined || read.month === undefined) return;
    const limits = { day: day.fixed ? null : read.day, month: month.fixed ? null : read.month };
    try {
      await save({ scope, ...limits }).unwrap();
      say(t`The new limits are in force.`, "success");
      onSaved();
    } catch (error) {
      saySorry(error);
    }
  };
  const write = (span: "day" | "month") => (text: string) =>
    setWritten((before) => ({ ...before, [span]: text }));
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5" noValidate>
      <LimitField
        label={t`Dollars a day`}
        variable={`${budget}_DAY`}
        isFixed={day.fixed}
        usual={usual.day}
        text={written.day}
        onWrite={write("day")}
      />
      <LimitField
        label={t`Dollars a month`}
        variable={`${budget}_MONTH`}
        isFixed={month.fixed}
        usual={usual.month}
        text={written.month}
        onWrite={write("month")}
      />
      <Button type="submit" look="primary" disabled={!isPossible} busy={isLoading && t`Saving`}>
        {t`Save limits`}
      </Button>
    </form>
  );
}

interface LimitFieldProps {
  readonly label: string;
  /** The variable that sets it in the environment. */
  readonly variable: string;
  readonly isFixed: boolean;
  readonly usual: number;
  readonly text: string;
  readonly onWrite: (text: string) => void;
}

function LimitField({ label, variable, isFixed, usual, text, onWrite }: LimitFieldProps) {
  return (
    <TextField
      label={label}
      hint={
        isFixed
          ? t`Set by ${{ variable }} in the server's environment.`
          : t`Empty: ${{ usual: dollars(usual) }}.`
      }
      error={
        amountIn(text) === undefined
          ? t`An amount up to ${{ most: dollars(MOST) }}, like 25 or 2.50.`
          : undefined
      }
      inputMode="decimal"
      autoComplete="off"
      disabled={isFixed}
      value={text}
      onChange={({ currentTarget }) => onWrite(currentTarget.value)}
    />
  );
}

const textOf = ({ limit }: SpendingState): string =>
  limit === null ? "" : decimalText({ amount: Math.round(limit * CENTS), currency: CURRENCY });

/** Returns US dollars; null for an empty field, undefined for anything else. */
function amountIn(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const cents = parseMoney(text, CURRENCY);
  return cents === null || cents < 0 || cents > MOST * CENTS ? undefined : cents / CENTS;
}
