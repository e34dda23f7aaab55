import { randomBytes, randomInt } from "node:crypto";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Makes a purchase token, shaped as Google's. */
export function newPurchaseToken(): string {
  const head = Array.from({ length: 24 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${head}.AO-J1O${randomBytes(80).toString("base64url")}`;
}

/** Makes an order's id, as "GPA.3301-1234-5678-90123". */
export const newOrderId = (): string => `GPA.33${digits(2)}-${digits(4)}-${digits(4)}-${digits(5)}`;

/** Makes a message's id, as Pub/Sub's. */
export const newMessageId = (): string => digits(16);

const digits = (count: number): string =>
  Array.from({ length: count }, () => randomInt(10)).join("");
