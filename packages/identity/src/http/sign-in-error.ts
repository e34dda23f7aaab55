import type { SignInError } from "@kinora/contracts/account/session";
import type { RefusalCode } from "@kinora/contracts/refusals";

const meanings: Record<string, SignInError> = {
  account_not_linked: "account_not_linked",
  access_denied: "access_denied",
  state_mismatch: "expired",
  state_not_found: "expired",
  state_invalid: "expired",
};

/** Returns our page for a refused new user. */
export const refusedPage = (loginPage: string, code: RefusalCode): string =>
  `${loginPage}?error=${code === "INVITATION_NEEDED" ? "invitation_needed" : "sign_ups_closed"}`;

/** Returns our page for a failed sign-in, with our code for the library's error. */
export function signInErrorPage(loginPage: string, error: string | null): string {
  return `${loginPage}?error=${meanings[error ?? ""] ?? "failed"}`;
}

/** Returns the library's redirect target, with its error page replaced by ours. */
export function translateErrorLocation(location: string, loginPage: string): string {
  if (!location.startsWith(`${loginPage}?`)) return location;
  return signInErrorPage(loginPage, new URL(location).searchParams.get("error"));
}
