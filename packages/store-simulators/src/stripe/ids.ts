import { randomBytes } from "node:crypto";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const LENGTHS: Readonly<Record<string, number>> = { cs_test_: 60, cus_: 14, prod_: 14, req_: 14 };

/** Makes an id as Stripe's: `newId("pi_")` is "pi_" and letters and digits. */
export function newId(prefix: string): string {
  const bytes = randomBytes(LENGTHS[prefix] ?? 24);
  return `${prefix}${[...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join("")}`;
}
