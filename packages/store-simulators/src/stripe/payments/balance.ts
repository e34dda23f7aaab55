import { newId } from "../ids.ts";
import type { TransactionRecord } from "../payment-records.ts";
import type { World } from "../world.ts";

/** Books a movement of the merchant's balance and returns its id. */
export function book(
  world: World,
  moved: Omit<TransactionRecord, "id" | "created">,
  created = world.now(),
): string {
  const id = newId("txn_");
  world.state.transactions[id] = { ...moved, id, created };
  return id;
}

/** What Stripe keeps of a payment: its American list price, 2.9 % and 30. */
export const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30;
