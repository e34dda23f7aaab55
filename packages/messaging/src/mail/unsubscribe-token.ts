import { createHmac, timingSafeEqual } from "node:crypto";

const signed = (userId: string, secret: string) =>
  createHmac("sha256", secret).update(`unsubscribe digest ${userId}`).digest();

/**
 * Returns a token that only ends the weekly mail of this user. It does not expire, because mails
 * are kept.
 */
export const unsubscribeToken = (userId: string, secret: string): string =>
  `${Buffer.from(userId).toString("base64url")}.${signed(userId, secret).toString("base64url")}`;

/** Returns the user of a token; null when it is invalid. */
export function readUnsubscribeToken(token: string, secret: string): string | null {
  const [id = "", signature = ""] = token.split(".");
  const userId = Buffer.from(id, "base64url").toString();
  const [given, right] = [Buffer.from(signature, "base64url"), signed(userId, secret)];
  return given.length === right.length && timingSafeEqual(given, right) ? userId : null;
}
