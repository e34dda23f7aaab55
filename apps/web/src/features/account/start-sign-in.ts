import type { SignInProvider } from "@kinora/contracts/access/sign-in-providers";
import { keepPressed, type Pressed } from "../../store/pressed.ts";
import { isRecord, isText, writeStored } from "../../store/stored-value.ts";
import { keepInvitation } from "./invitation.ts";

/**
 * Navigates to the provider, which returns the browser to `continueUrl`, a path of this origin.
 *
 * @throws when the server cannot be reached or its provider is down
 */
export async function startSignIn(
  provider: SignInProvider,
  continueUrl: string,
  /** True when the user agreed to join the pending identity of this browser to the account. */
  join = false,
  /** The action to perform on return. */
  pressed?: Pressed,
): Promise<void> {
  keepInvitation();
  const answer = await fetch("/api/auth/sign-in/social", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ provider, callbackURL: continueUrl, ...(join ? { join } : {}) }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`);
  const body: unknown = await answer.json();
  if (!isRecord(body) || !isText(body.url)) throw new Error("sign-in answered without an address");
  keepPressed(pressed ?? null, continueUrl);
  // Read by public/theme.js on return.
  writeStored("signingIn", true, "for-the-tab");
  location.assign(body.url);
}
