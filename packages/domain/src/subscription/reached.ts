import { Refusal } from "../refusal.ts";
import { StoreUnreachable } from "../store-unreachable.ts";
import { PaymentDeclined } from "./plan-store.ts";

/**
 * Does something at a store.
 *
 * @throws Refusal STORE_UNREACHABLE, PAYMENT_DECLINED
 */
export async function reached<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof StoreUnreachable) throw new Refusal("STORE_UNREACHABLE");
    if (error instanceof PaymentDeclined) throw new Refusal("PAYMENT_DECLINED");
    throw error;
  }
}
