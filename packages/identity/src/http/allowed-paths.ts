import { ACCOUNT_PROVIDERS } from "@kinora/domain/account/account-provider";

/**
 * The few doors of better-auth we open. The others would let a refresh credential do what only an
 * access token may (GET /token mints one without rotating), or show personal data.
 */
const doors = new Set([
  "POST /sign-in/social",
  "POST /reauthenticate",
  "POST /refresh",
  "POST /sign-out",
  "POST /native/nonce",
  "GET /jwks",
  ...ACCOUNT_PROVIDERS.flatMap((id) => [`GET /callback/${id}`, `POST /callback/${id}`]),
]);

/** @param path below /api/auth */
export function isAllowed(method: string, path: string): boolean {
  return doors.has(`${method} ${path}`);
}
