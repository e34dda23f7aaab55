import type { OwnPayment } from "@kinora/contracts/payment/own-payment";
import { t } from "@lingui/core/macro";
import { PaymentFacts } from "../../entities/payment/payment-facts.tsx";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";

/** Receipt of a payment; from there on to that of its gems. */
export function PaymentSheet({
  payment,
  open,
  onClose,
  onReceipt,
}: {
  /** The last one stays while the sheet closes; null before any was opened. */
  readonly payment: OwnPayment | null;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onReceipt: (id: string) => void;
}) {
  const receiptId = payment?.receiptId ?? null;
  return (
    <Sheet open={open} onClose={onClose} title={t`Payment`}>
      {payment && <PaymentFacts payment={payment} />}
      {receiptId && (
        <Button
          className="mt-4"
          onClick={() => {
            onClose();
            onReceipt(receiptId);
          }}
        >
          {t`Receipt of the gems`}
        </Button>
      )}
    </Sheet>
  );
}
