import { generateKeyPair, SignJWT } from "jose";
import { openKey, type SigningKey } from "../access/signing-key.ts";
import type { MessageForgery } from "../play-records.ts";

/** For whom pushes are signed, and in whose name. */
export interface PushSender {
  readonly audience: string;
  readonly email: string;
}

const HOUR = 3_600;

/** Signs the token of a push as Google does, or as somebody does whom nobody may believe. */
export async function signPush(
  key: SigningKey,
  sender: PushSender,
  { forgery, now }: { readonly forgery: MessageForgery | null; readonly now: number },
): Promise<string> {
  const second = Math.floor(now / 1_000) - (forgery === "stale" ? 2 * HOUR : 0);
  const email = forgery === "other sender" ? `other.${sender.email}` : sender.email;
  const claims = { email, email_verified: forgery !== "unverified sender", azp: "1", sub: "1" };
  const signed = await new SignJWT(claims)
    .setProtectedHeader({ alg: "RS256", kid: key.id, typ: "JWT" })
    .setIssuer("https://accounts.google.com")
    .setAudience(forgery === "other audience" ? "https://other.invalid" : sender.audience)
    .setIssuedAt(second)
    .setExpirationTime(second + HOUR)
    .sign(forgery === "forged" ? await strangersKey() : (await openKey(key)).secret);
  return forgery === "unsigned" ? signed.replace(/[^.]+$/, "") : signed;
}

const strangersKey = async () => (await generateKeyPair("RS256")).privateKey;
