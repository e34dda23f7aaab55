import type { StoreName } from "@kinora/contracts/billing/store-vocabulary";
import { EXTENSION_DAYS } from "@kinora/contracts/payment/extension-days";
import type { PaymentFile } from "@kinora/contracts/payment/payment";
import { t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { ReasonField } from "../../entities/audit/reason-field.tsx";
import { useSay } from "../../store/use-say.ts";
import { dayText } from "../../text/moment-text.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useExtendPlanMutation } from "./payment-api.ts";

interface ExtensionProps {
  readonly plan: NonNullable<PaymentFile["plan"]>;
  readonly store: StoreName;
  readonly onClose: () => void;
}

const DAY = 86_400_000;

/** Puts off the next payment for a plan that renews. */
export function ExtensionSheet({ open, ...props }: ExtensionProps & { readonly open: boolean }) {
  return (
    <Sheet
      open={open}
      onClose={props.onClose}
      title={t`Extend the plan`}
      description={
        props.store === "stripe"
          ? t`The next payment is taken later. A month that begins meanwhile brings its gems. Until then the member can cancel, but not change the plan.`
          : t`The next payment is taken later. A month that begins meanwhile brings its gems.`
      }
    >
      <ExtensionForm {...props} />
    </Sheet>
  );
}

function ExtensionForm({ plan: { id, renewsAt }, onClose }: ExtensionProps) {
  const { least, most } = EXTENSION_DAYS;
  const [written, setWritten] = useState("30");
  const [reason, setReason] = useState("");
  /** Pressing again after a lost answer does not extend again. */
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [extend, { isLoading }] = useExtendPlanMutation();
  const { say, saySorry } = useSay();
  const days = Number(written);
  const isPossible = Number.isInteger(days) && days >= least && days <= most;
  const later = new Date(Date.parse(renewsAt) + days * DAY);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    extend({ id, key, days, reason: reason.trim() })
      .unwrap()
      .then(({ until, isDone }) => {
        const day = dayText(until);
        say(
          isDone ? t`Paid again on ${{ day }}.` : t`On its way: the store hasn't answered yet.`,
          "success",
        );
        onClose();
      }, saySorry);
  };
  const renew = (set: (value: string) => void) => (value: string) => {
    set(value);
    setKey(crypto.randomUUID());
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={t`Days`}
        hint={
          isPossible
            ? t`Paid again on ${{ later: dayText(later.toISOString()) }} instead of ${{ day: dayText(renewsAt) }}.`
            : undefined
        }
        inputMode="numeric"
        autoComplete="off"
        value={written}
        error={isPossible ? undefined : t`A whole number from ${{ least }} to ${{ most }}.`}
        onChange={(event) => renew(setWritten)(event.currentTarget.value.trim())}
      />
      <ReasonField value={reason} onChange={renew(setReason)} />
      <Button
        type="submit"
        look="primary"
        disabled={!isPossible || reason.trim() === ""}
        busy={isLoading && t`Sending`}
      >
        {t`Extend`}
      </Button>
    </form>
  );
}
