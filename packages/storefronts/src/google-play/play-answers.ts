import { StoreUnreachable } from "@kinora/domain/store-unreachable";

/**
 * Asks Google Play. Its client's errors hold the address, and with it the purchase token, and the
 * access token: neither they nor their messages may reach a log, so that a new error says only what
 * Google answered.
 *
 * @throws StoreUnreachable whenever the answer is not the one that was asked for
 */
export async function askPlay<T>(ask: () => Promise<{ readonly data: T }>): Promise<T> {
  try {
    return (await ask()).data;
  } catch (error) {
    throw withoutToken(error);
  }
}

/** As `askPlay`; null when Google has nothing of this id, or has it no longer. */
export async function findInPlay<T>(ask: () => Promise<{ readonly data: T }>): Promise<T | null> {
  try {
    return (await ask()).data;
  } catch (error) {
    if (isMissingInPlay(error)) return null;
    throw withoutToken(error);
  }
}

/** True when Google Play said that this can't be done to the purchase as it is. */
export const isRefusedByPlay = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === 400 || status === 404 || status === 409 || status === 410;
};

/** Returns an error that may be logged. */
export function withoutToken(error: unknown): StoreUnreachable {
  if (error instanceof StoreUnreachable) return error;
  return new StoreUnreachable(
    `Google Play: ${statusOf(error) ?? "no answer"} ${reasonOf(error) ?? ""}`.trim(),
  );
}

/**
 * 404 for a token that it does not know; 410 for one that expired more than 60 days ago; 400
 * "invalid" for what never was a token. A wrong name of the app, or an address at which there is
 * nothing of Google's, must not end everybody's plans.
 */
function isMissingInPlay(error: unknown): boolean {
  const status = statusOf(error);
  const reason = reasonOf(error);
  if (reason === null || reason === "applicationNotFound") return false;
  return status === 404 || status === 410 || (status === 400 && reason === "invalid");
}

function statusOf(error: unknown): number | null {
  const status = field(error, "status") ?? field(field(error, "response"), "status");
  return typeof status === "number" ? status : null;
}

function reasonOf(error: unknown): string | null {
  const errors = field(field(field(field(error, "response"), "data"), "error"), "errors");
  const reason = Array.isArray(errors) ? field(errors[0], "reason") : undefined;
  return typeof reason === "string" && /^\w{1,60}$/.test(reason) ? reason : null;
}

const field = (of: unknown, name: string): unknown =>
  typeof of === "object" && of !== null ? Reflect.get(of, name) : undefined;
