import type { Purchase } from "@kinora/contracts/billing/billing";
import { plural, t } from "@lingui/core/macro";
import { Check, Clock, Info } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { gemWords } from "../../entities/gem/gem-words.ts";
import { isOutage } from "../../store/error-sentence.ts";
import { QueryError } from "../../store/query-error.tsx";
import { priceText } from "../../text/price-text.ts";
import { type ArrivingPurchase, useArrival } from "./use-arrival.ts";

/** A line for a buyer who returns from the store: whether the payment and the gems have arrived. */
export function PurchaseArrival({
  id,
  onReceipt,
  onOver,
}: {
  readonly id: string;
  readonly onReceipt: (id: string) => void;
  /** Called when there is nothing more to wait for. */
  readonly onOver: () => void;
}) {
  const arrival = useArrival(id);
  const { purchase, error, retry, isOver, isLate } = arrival;
  const line = useRef<HTMLElement>(null);
  // What happened to the payment is what the buyer returned for.
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  const told = useRef(false);
  useEffect(() => {
    const isFinal = isOver || isLate || (error && !isOutage(error));
    if (told.current || !isFinal) return;
    told.current = true;
    onOver();
  }, [isOver, isLate, error, onOver]);
  const receiptId = purchase?.receiptId ?? null;
  return (
    <section
      ref={line}
      tabIndex={-1}
      aria-label={t`Your purchase`}
      className="mb-6 flex min-h-14 flex-wrap items-center gap-x-4 rounded-panel bg-surface-1 px-4 py-1.5"
    >
      {error ? (
        <QueryError error={error} onRetry={retry} />
      ) : (
        <p role="status" className="flex min-w-48 flex-1 items-start gap-3 py-2">
          <Words arrival={arrival} />
        </p>
      )}
      {isOver && receiptId !== null && (
        <button
          type="button"
          onClick={() => onReceipt(receiptId)}
          className="min-h-11 font-medium underline underline-offset-4"
        >
          {t`See the receipt`}
        </button>
      )}
    </section>
  );
}

function Words({ arrival: { purchase, isOver, isLate } }: { readonly arrival: ArrivingPurchase }) {
  const waits = <Clock size={18} aria-hidden="true" className="mt-0.75 shrink-0 text-text-2" />;
  const [icon, words]: [ReactNode, string] =
    purchase && isOver ? outcome(purchase) : [waits, isLate ? lateWords() : waitingWords(purchase)];
  return (
    <>
      {icon}
      <span>{words}</span>
    </>
  );
}

const lateWords = () =>
  t`The payment hasn't arrived yet. You can leave this page: a notification will tell you when your gems are here.`;

const waitingWords = (purchase: Purchase | null) =>
  purchase?.state === "pending"
    ? t`Your payment is on its way. Your ${{ gems: gemWords(purchase.gems) }} will be added when it arrives.`
    : t`Waiting for your payment.`;

function outcome(purchase: Purchase): [ReactNode, string] {
  const { state, gems } = purchase;
  if (state === "paid") {
    return [
      <Check key="ok" size={18} aria-hidden="true" className="mt-0.75 shrink-0 text-ok" />,
      plural(gems, { one: "# gem is yours", other: "# gems are yours" }),
    ];
  }
  return [
    <Info key="info" size={18} aria-hidden="true" className="mt-0.75 shrink-0 text-text-2" />,
    state === "canceled"
      ? t`Nothing was charged.`
      : state === "refunded"
        ? refundWords(purchase)
        : t`The payment of this purchase is disputed.`,
  ];
}

function refundWords({ gems: bought, price: paid, refunded }: Purchase): string {
  const gems = gemWords(bought);
  const price = priceText(paid);
  if (refunded >= paid.amount) return t`Your ${{ price }} for ${{ gems }} was refunded.`;
  return t`${{ refunded: priceText({ ...paid, amount: refunded }) }} of your ${{ price }} for ${{ gems }} was refunded.`;
}
