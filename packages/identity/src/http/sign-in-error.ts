import type { SignInError } from "@kinora/contracts/account/session";
import type { RefusalCode } from "@kinora/contracts/refusals";

const meanings: Record<string, SignInError> = {
  account_not_linked: "account_not_linked",
  access_denied: "access_denied",
  state_mismatch: "expired",
  state_not_found: "expired",
  state_invalid: "expired",
};

/** Our page for somebody new who was not let in. */
export const refusedPage = (loginPage: string, code: RefusalCode): string =>
  `${loginPage}?error=${code === "INVITATION_NEEDED" ? "invitation_needed" : "sign_ups_closed"}`;

/** Our page for a sign-in that came to nothing, with a word of ours for the library's. */
export function signInErrorPage(loginPage: string, error: string | null): string {
  return `${loginPage}?error=${meanings[error ?? ""] ?? "failed"}`;
}

/** Where the library sends the browser, unless that is the page of errors. */
export function translateErrorLocation(location: string, loginPage: string): string {
  if (!location.startsWith(`${loginPage}?`)) return location;
  return signInErrorPage(loginPage, new URL(location).searchParams.get("error"));
}
