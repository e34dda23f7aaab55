import { ACCOUNT_PROVIDERS } from "@kinora/domain/account/account-provider";

/**
 * The few better-auth endpoints we expose. Others would let a refresh credential do what requires
 * an access token (GET /token issues one without rotation), or reveal personal data.
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
