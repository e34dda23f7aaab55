import type { SignInError } from "@kinora/contracts/account/session";

const meanings: Record<string, SignInError> = {
  account_disabled: "account_disabled",
  account_not_linked: "account_not_linked",
  access_denied: "access_denied",
  state_mismatch: "expired",
  state_not_found: "expired",
  state_invalid: "expired",
};

/** Where a sign-in that came to nothing leads: our page, with a word of ours instead of theirs. */
export function translateErrorLocation(location: string, loginPage: string): string {
  if (!location.startsWith(`${loginPage}?`)) return location;
  const page = new URL(location);
  const error = page.searchParams.get("error");
  page.search = "";
  page.searchParams.set("error", meanings[error ?? ""] ?? "failed");
  return page.href;
}
