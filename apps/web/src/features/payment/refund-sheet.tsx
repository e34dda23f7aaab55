import type { PaymentFile } from "@kinora/contracts/payment/payment";
import { t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { ReasonField } from "../../entities/audit/reason-field.tsx";
import { useSay } from "../../store/use-say.ts";
import { decimalText, parseMoney, priceText } from "../../text/price-text.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useRefundPaymentMutation } from "./payment-api.ts";

interface RefundProps {
  readonly file: PaymentFile;
  readonly onClose: () => void;
}

/** Refunds a payment, in full unless less is entered. */
export function RefundSheet({
  open,
  ...props
}: RefundProps & {
  readonly open: boolean;
}) {
  return (
    <Sheet
      open={open}
      onClose={props.onClose}
      title={t`Refund`}
      description={t`Their gems go back in proportion; spent ones become a debt. A plan that is refunded in full is on hold.`}
    >
      <RefundForm {...props} />
    </Sheet>
  );
}

function RefundForm({ file: { payment, refundable }, onClose }: RefundProps) {
  const { currency } = payment.price;
  const [written, setWritten] = useState<string | null>(null);
  const [reason, setReason] = useState("");
  /** Pressing again after a lost answer does not refund again. */
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [refund, { isLoading }] = useRefundPaymentMutation();
  const { say, saySorry } = useSay();
  const most = { amount: refundable, currency };
  const shown = written ?? decimalText(most);
  const cents = parseMoney(shown, currency);
  const isPossible = cents !== null && cents >= 1 && cents <= refundable;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (cents === null) return;
    refund({ id: payment.id, key, cents, reason: reason.trim() })
      .unwrap()
      .then(() => {
        say(t`Refunded.`, "success");
        setKey(crypto.randomUUID());
        setWritten(null);
        setReason("");
        onClose();
      }, saySorry);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={t`Amount in ${{ currency }}`}
        hint={t`At most ${{ most: priceText(most) }}.`}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        error={isPossible ? undefined : t`An amount up to ${{ most: priceText(most) }}.`}
        onChange={(event) => {
          setWritten(event.currentTarget.value);
          setKey(crypto.randomUUID());
        }}
      />
      <ReasonField value={reason} onChange={setReason} />
      <Button
        type="submit"
        look="danger"
        disabled={!isPossible || reason.trim() === ""}
        busy={isLoading && t`Refunding`}
      >
        {isPossible ? t`Refund ${{ sum: priceText({ amount: cents, currency }) }}` : t`Refund`}
      </Button>
    </form>
  );
}
