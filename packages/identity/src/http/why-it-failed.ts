import { SIGN_IN_ERRORS, type SignInError } from "@kinora/contracts/account/session";
import { refusalBody } from "@kinora/contracts/http/refusal";
import type { RefusalCode } from "@kinora/contracts/refusals";

/**
 * Determines from the response why a sign-in failed; null when it did not fail, or was not a
 * sign-in.
 *
 * @param path below /api/auth
 */
export async function whyItFailed(
  path: string,
  answer: Response,
): Promise<SignInError | RefusalCode | null> {
  if (path.startsWith("/callback/")) {
    const location = answer.headers.get("location") ?? "";
    const told = URL.canParse(location) ? new URL(location).searchParams.get("error") : null;
    return SIGN_IN_ERRORS.find((error) => error === told) ?? null;
  }
  // Phones send their id token here; browsers only request the provider's URL.
  if (path === "/sign-in/social" && (answer.status === 401 || answer.status === 403)) {
    return refusalBody.parse(await answer.clone().json()).code;
  }
  return null;
}
