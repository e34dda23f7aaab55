/** Path of callbacks from external services. The token is in the query, which is never logged. */
export const CALLBACK_PATH = "/api/callbacks/{provider}/{key}";

/**
 * Maximum bytes of a callback. It describes the result rather than containing it; longer ones are
 * rejected.
 */
export const CALLBACK_MAX_BYTES = 1_000_000;

/** Returns the callback path of an order, below an origin. */
export function callbackPath(provider: string, key: string, token: string): string {
  const path = CALLBACK_PATH.replace("{provider}", provider).replace("{key}", key);
  return `${path}?token=${token}`;
}
