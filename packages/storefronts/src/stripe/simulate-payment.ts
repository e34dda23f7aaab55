import { StoreUnreachable } from "@kinora/domain/store-unreachable";

export type SimulatedPay = "now" | "slow" | "declined";

/** Plays the customer on the simulator's checkout page. */
export async function simulatePayment(
  { simulator, secretKey }: { readonly simulator: string; readonly secretKey: string },
  ref: string,
  pay: SimulatedPay,
): Promise<boolean> {
  const answer = await fetch(`${simulator}/simulator/pay`, {
    method: "POST",
    headers: { authorization: `Bearer ${secretKey}`, "content-type": "application/json" },
    body: JSON.stringify({ session: ref, how: pay }),
    redirect: "error",
    signal: AbortSignal.timeout(10_000),
  }).catch((error: unknown) => {
    throw new StoreUnreachable("the simulator of Stripe", { cause: error });
  });
  if (answer.status >= 500) throw new StoreUnreachable("the simulator of Stripe");
  return answer.ok && pay !== "declined";
}
