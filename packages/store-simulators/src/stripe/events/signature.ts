import { createHmac } from "node:crypto";

/** Builds the `Stripe-Signature` header of a body that is sent at this second. */
export function signatureOf(body: string, secret: string, second: number): string {
  const hash = createHmac("sha256", secret).update(`${second}.${body}`).digest("hex");
  return `t=${second},v1=${hash}`;
}
