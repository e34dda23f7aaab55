import { emit } from "../events/emit.ts";
import { newId } from "../ids.ts";
import type { ChargeRecord, IntentRecord } from "../payment-records.ts";
import { chargeShape, intentShape } from "../shapes/payment-shapes.ts";
import type { World } from "../world.ts";
import { book, feeOf } from "./balance.ts";

type NewIntent = Pick<
  IntentRecord,
  "amount" | "currency" | "method" | "customer" | "email" | "metadata"
> &
  Partial<Pick<IntentRecord, "description" | "statementDescriptorSuffix" | "offSession">>;

/** Creates a payment intent that nobody has paid yet. */
export function openIntent(world: World, wanted: NewIntent): IntentRecord {
  const id = newId("pi_");
  const intent: IntentRecord = {
    ...{ description: null, statementDescriptorSuffix: null, offSession: false },
    ...wanted,
    ...{ id, secret: `${id}_secret_${newId("")}`, status: "requires_payment_method" },
    ...{ latestCharge: null, declined: false, canceledAt: null, created: world.now() },
  };
  world.state.intents[id] = intent;
  emit(world, "payment_intent.created", intentShape(intent));
  return intent;
}

/** The bank says yes at once. */
export function succeed(world: World, intent: IntentRecord): void {
  const charge = newCharge(world, intent, "succeeded");
  settleCharge(world, charge);
  intent.status = "succeeded";
  emit(world, "charge.succeeded", chargeShape(charge));
  emit(world, "payment_intent.succeeded", intentShape(intent));
}

/** The bank says no. */
export function decline(world: World, intent: IntentRecord): void {
  const charge = newCharge(world, intent, "failed");
  intent.declined = true;
  intent.status = "requires_payment_method";
  emit(world, "charge.failed", chargeShape(charge));
  emit(world, "payment_intent.payment_failed", intentShape(intent));
}

/** The bank wants to hear from the customer first. */
export function askCustomer(world: World, intent: IntentRecord): void {
  intent.status = "requires_action";
  emit(world, "payment_intent.requires_action", intentShape(intent));
}

/** The bank answers in some days. */
export function holdPending(world: World, intent: IntentRecord): void {
  const charge = newCharge(world, intent, "pending");
  intent.status = "processing";
  emit(world, "charge.pending", chargeShape(charge));
  emit(world, "payment_intent.processing", intentShape(intent));
}

/** The bank's late answer. */
export function settleIntent(world: World, intent: IntentRecord, arrived: boolean): void {
  const charge = world.state.charges[intent.latestCharge ?? ""];
  if (!charge) return;
  if (arrived) settleCharge(world, charge);
  charge.status = arrived ? "succeeded" : "failed";
  intent.status = arrived ? "succeeded" : "requires_payment_method";
  intent.declined = !arrived;
  emit(world, arrived ? "charge.succeeded" : "charge.failed", chargeShape(charge));
  const outcome = arrived ? "payment_intent.succeeded" : "payment_intent.payment_failed";
  emit(world, outcome, intentShape(intent));
}

function settleCharge(world: World, charge: ChargeRecord): void {
  charge.balanceTransaction = book(world, {
    ...{ type: charge.method === "card" ? "charge" : "payment", source: charge.id },
    ...{ amount: charge.amount, fee: feeOf(charge.amount), currency: charge.currency },
  });
}

function newCharge(world: World, intent: IntentRecord, status: ChargeRecord["status"]) {
  const id = newId("ch_");
  const { amount, currency, method, customer, email, description, metadata } = intent;
  const charge: ChargeRecord = {
    ...{ id, paymentIntent: intent.id, paymentMethod: newId("pm_"), status },
    ...{ amount, currency, method, customer, email, description, metadata: { ...metadata } },
    ...{ amountRefunded: 0, disputed: false, fraud: false, balanceTransaction: null },
    created: world.now(),
  };
  world.state.charges[id] = charge;
  intent.latestCharge = id;
  intent.declined = false;
  return charge;
}
