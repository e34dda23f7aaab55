import { ALLOWANCES } from "@kinora/contracts/billing/plans";
import { GIVEN_DAYS_MAX, type NewMonth } from "@kinora/contracts/payment/payment";
import { t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { ReasonField } from "../../entities/audit/reason-field.tsx";
import { useSay } from "../../store/use-say.ts";
import { shortDayText } from "../../text/moment-text.ts";
import { numberText } from "../../text/number-text.ts";
import { Button } from "../../ui/button.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useGiveMonthMutation } from "./people-api.ts";

interface MonthProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Gives a person a tier for some days, with or without its gems. */
export function MonthSheet({ open, ...props }: MonthProps & { readonly open: boolean }) {
  return (
    <Sheet
      open={open}
      onClose={props.onClose}
      title={t`Give a plan`}
      description={t`For some days, free of charge; it doesn't renew. It follows what they have: passes of the same plan, or a plan that they canceled. If they have a plan that renews, only the gems are added.`}
    >
      <MonthForm {...props} />
    </Sheet>
  );
}

function MonthForm({ id, onClose }: MonthProps) {
  const [tier, setTier] = useState<NewMonth["tier"]>("basic");
  const [written, setWritten] = useState("30");
  const [gems, setGems] = useState(true);
  const [reason, setReason] = useState("");
  /** Pressing again after a lost answer does not give it again. */
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [give, { isLoading }] = useGiveMonthMutation();
  const { say, saySorry } = useSay();
  const days = Number(written);
  const isPossible = Number.isInteger(days) && days >= 1 && days <= GIVEN_DAYS_MAX;
  const most = isPossible ? Math.floor((ALLOWANCES[tier] * days) / 30) : 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give({ id, key, tier, days, gems, reason: reason.trim() })
      .unwrap()
      .then(({ from, until }) => {
        say(
          t`Given from ${{ from: shortDayText(from) }} to ${{ until: shortDayText(until) }}.`,
          "success",
        );
        setKey(crypto.randomUUID());
        setReason("");
        onClose();
      }, saySorry);
  };
  const renew =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setKey(crypto.randomUUID());
    };
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <Segments
        label={t`Plan`}
        value={tier}
        onChange={renew(setTier)}
        options={[
          { value: "basic", label: t`Basic` },
          { value: "pro", label: t`Pro` },
        ]}
      />
      <TextField
        label={t`Days`}
        inputMode="numeric"
        autoComplete="off"
        value={written}
        error={isPossible ? undefined : t`A whole number up to ${{ most: GIVEN_DAYS_MAX }}.`}
        onChange={(event) => renew(setWritten)(event.currentTarget.value.trim())}
      />
      <Switch
        label={t`With ${{ gems: numberText(most) }} gems`}
        checked={gems}
        onChange={renew(setGems)}
      />
      <ReasonField value={reason} onChange={renew(setReason)} />
      <Button
        type="submit"
        look="primary"
        disabled={!isPossible || reason.trim() === ""}
        busy={isLoading && t`Sending`}
      >
        {t`Give`}
      </Button>
    </form>
  );
}
