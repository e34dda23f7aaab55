import { emit } from "../events/emit.ts";
import { newId } from "../ids.ts";
import type { ChargeRecord, RefundRecord } from "../payment-records.ts";
import { chargeShape, refundShape } from "../shapes/payment-shapes.ts";
import { invalid } from "../stripe-error.ts";
import type { World } from "../world.ts";
import { book } from "./balance.ts";

interface Wanted {
  /** Everything that is left when it is missing. */
  readonly amount?: number | undefined;
  readonly reason?: string | null | undefined;
  readonly metadata?: Record<string, string>;
  /** The bank takes its time: the refund is pending until it is settled. */
  readonly pending?: boolean | undefined;
}

/** Refunds a charge. @throws StripeError when it is disputed, unpaid, or less is left */
export function refundCharge(world: World, charge: ChargeRecord, wanted: Wanted): RefundRecord {
  const left = charge.amount - charge.amountRefunded;
  const {
    amount = left,
    reason = null,
    metadata = {},
    pending = charge.method !== "card",
  } = wanted;
  refuseRefund(charge, amount, left);
  const id = newId("re_");
  const { currency, paymentIntent } = charge;
  const refund: RefundRecord = {
    ...{ id, charge: charge.id, paymentIntent, amount, currency, reason, metadata },
    ...{ status: pending ? "pending" : "succeeded", failureReason: null, reference: null },
    balanceTransaction: book(world, {
      ...{ type: "refund", source: id, amount: -amount, fee: 0, currency },
    }),
    ...{ failureBalanceTransaction: null, created: world.now() },
  };
  world.state.refunds[id] = refund;
  const previous = { amount_refunded: charge.amountRefunded, refunded: false };
  charge.amountRefunded += amount;
  emit(world, "refund.created", refundShape(world.state, refund));
  emit(world, "charge.refunded", chargeShape(charge), previous);
  return refund;
}

function refuseRefund(charge: ChargeRecord, amount: number, left: number): void {
  const { id, status } = charge;
  if (status !== "succeeded") throw invalid(`Charge ${id} has not been paid.`);
  if (charge.disputed) {
    throw invalid(`Charge ${id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  }
  if (left === 0) {
    throw invalid(`Charge ${id} has already been refunded.`, { code: "charge_already_refunded" });
  }
  if (amount < 1) throw invalid("Invalid positive integer", { param: "amount" });
  if (amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`;
    throw invalid(message, { param: "amount" });
  }
}

/** The bank confirms a refund: its reference is known. @throws StripeError when it has failed */
export function confirmRefund(world: World, refund: RefundRecord): void {
  if (refund.status === "failed" || refund.status === "canceled") {
    throw invalid(`This refund has ${refund.status}.`);
  }
  const { status } = refund;
  refund.status = "succeeded";
  refund.reference = newId("").replaceAll(/\D/g, "").padEnd(11, "7").slice(0, 11);
  const shown = refundShape(world.state, refund);
  emit(world, "refund.updated", shown, status === "pending" ? { status } : {});
}

/** The money comes back, also of a refund that had succeeded. @throws StripeError on a second time */
export function failRefund(world: World, refund: RefundRecord, reason: string): void {
  if (refund.status === "failed" || refund.status === "canceled") {
    throw invalid(`This refund has ${refund.status}.`);
  }
  const { status, amount, currency, id } = refund;
  refund.status = "failed";
  refund.failureReason = reason;
  refund.failureBalanceTransaction = book(world, {
    ...{ type: "refund_failure", source: id, amount, fee: 0, currency },
  });
  const charge = world.state.charges[refund.charge];
  if (charge) charge.amountRefunded -= amount;
  emit(world, "refund.failed", refundShape(world.state, refund));
  emit(world, "refund.updated", refundShape(world.state, refund), { status });
}
