import { SIGN_IN_ERRORS, type SignInError } from "@kinora/contracts/account/session";
import { refusalBody } from "@kinora/contracts/http/refusal";
import type { RefusalCode } from "@kinora/contracts/refusals";

/**
 * Why a sign-in came to nothing, read from the answer that is about to be sent; null when it did not
 * fail, or was none.
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
  // Phones send their id token here; browsers only ask for the way to the provider.
  if (path === "/sign-in/social" && (answer.status === 401 || answer.status === 403)) {
    return refusalBody.parse(await answer.clone().json()).code;
  }
  return null;
}
