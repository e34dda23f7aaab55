/** Where services of others call back; the token stands behind the question mark, which is never logged. */
export const CALLBACK_PATH = "/api/callbacks/{provider}/{key}";

/** A call is the result's description, not the result: what is longer is not heard. */
export const CALLBACK_MAX_BYTES = 1_000_000;

/** The address, below an origin, that an order of a service is called back at. */
export function callbackPath(provider: string, key: string, token: string): string {
  const path = CALLBACK_PATH.replace("{provider}", provider).replace("{key}", key);
  return `${path}?token=${token}`;
}
