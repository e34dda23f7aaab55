import { Refusal } from "../refusal.ts";
import { StoreUnreachable } from "../store-unreachable.ts";
import { PaymentDeclined, TimeGiven } from "./plan-store.ts";

/**
 * Does something at a store.
 *
 * @throws Refusal STORE_UNREACHABLE, PAYMENT_DECLINED, PLAN_EXTENDED
 */
export async function reached<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof StoreUnreachable) throw new Refusal("STORE_UNREACHABLE");
    if (error instanceof PaymentDeclined) throw new Refusal("PAYMENT_DECLINED");
    if (error instanceof TimeGiven)
      throw new Refusal("PLAN_EXTENDED", { until: error.until.toISOString() });
    throw error;
  }
}
