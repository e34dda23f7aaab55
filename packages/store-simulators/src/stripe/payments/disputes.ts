import { emit } from "../events/emit.ts";
import { newId } from "../ids.ts";
import type { ChargeRecord, DisputeRecord, WarningRecord } from "../payment-records.ts";
import { disputeShape } from "../shapes/dispute-shape.ts";
import { warningShape } from "../shapes/payment-shapes.ts";
import { invalid } from "../stripe-error.ts";
import type { World } from "../world.ts";
import { book } from "./balance.ts";

const FEE = 1_500;
const ANSWERED_WITHIN = 14 * 86_400;

/** The bank takes a payment back. @throws StripeError when nothing is left or it is disputed */
export function openDispute(
  world: World,
  charge: ChargeRecord,
  { amount = charge.amount - charge.amountRefunded, reason = "fraudulent" },
): DisputeRecord {
  if (charge.disputed) throw invalid(`Charge ${charge.id} has been charged back already.`);
  if (charge.status !== "succeeded" || amount < 1 || amount > charge.amount) {
    throw invalid(`Charge ${charge.id} has nothing to dispute.`);
  }
  const id = newId("dp_");
  const dispute: DisputeRecord = {
    ...{ id, charge: charge.id, paymentIntent: charge.paymentIntent, amount },
    ...{ currency: charge.currency, status: "needs_response", reason, submissions: 0 },
    ...{ evidence: {}, dueBy: world.now() + ANSWERED_WITHIN, metadata: {} },
    ...{ balanceTransactions: [], created: world.now() },
  };
  world.state.disputes[id] = dispute;
  charge.disputed = true;
  dispute.balanceTransactions.push(move(world, dispute, -amount, FEE));
  emit(world, "charge.dispute.created", disputeShape(world.state, dispute));
  emit(world, "charge.dispute.funds_withdrawn", disputeShape(world.state, dispute));
  return dispute;
}

/** The bank decides. @throws StripeError when it has decided */
export function closeDispute(world: World, dispute: DisputeRecord, won: boolean): void {
  refuseClosed(dispute);
  dispute.status = won ? "won" : "lost";
  if (won) {
    dispute.balanceTransactions.push(move(world, dispute, dispute.amount, -FEE));
    emit(world, "charge.dispute.funds_reinstated", disputeShape(world.state, dispute));
  }
  emit(world, "charge.dispute.closed", disputeShape(world.state, dispute));
}

/** The merchant answers. @throws StripeError when the bank has decided */
export function answerDispute(
  world: World,
  dispute: DisputeRecord,
  evidence: Readonly<Record<string, string>>,
  submit: boolean,
): void {
  refuseClosed(dispute);
  const { status } = dispute;
  Object.assign(dispute.evidence, evidence);
  if (submit) {
    dispute.status = "under_review";
    dispute.submissions += 1;
  }
  const shown = disputeShape(world.state, dispute);
  emit(world, "charge.dispute.updated", shown, status === dispute.status ? {} : { status });
}

/** The bank reports a fraud that may become a dispute. */
export function warnOfFraud(world: World, charge: ChargeRecord, fraudType: string): WarningRecord {
  const id = newId("issfr_");
  const { id: charged, paymentIntent } = charge;
  const warning = { id, charge: charged, paymentIntent, fraudType, created: world.now() };
  world.state.warnings[id] = warning;
  charge.fraud = true;
  emit(world, "radar.early_fraud_warning.created", warningShape(world.state, warning));
  return warning;
}

function refuseClosed({ status }: DisputeRecord): void {
  if (status === "won" || status === "lost") throw invalid("This dispute is already closed");
}

const move = (world: World, dispute: DisputeRecord, amount: number, fee: number) =>
  book(world, {
    ...{ type: "adjustment", source: dispute.id, amount, fee, currency: dispute.currency },
  });
