/** A request that Google answers with an error. */
export class PlayError extends Error {
  override readonly name = "PlayError";
  readonly status: number;
  readonly reason: string;
  readonly location: string | null;

  constructor(status: number, reason: string, message: string, location: string | null = null) {
    super(message);
    this.status = status;
    this.reason = reason;
    this.location = location;
  }
}

/** A token that is not known, or 410: no longer. */
export const playMissing = (status: 404 | 410 = 404): PlayError =>
  status === 404
    ? new PlayError(404, "purchaseTokenNotFound", "The purchase token was not found.", "token")
    : new PlayError(
        410,
        "purchaseTokenNoLongerValid",
        "The purchase token is no longer valid.",
        "token",
      );

export const invalidToken = (): PlayError =>
  new PlayError(400, "invalid", "Invalid Value", "token");

/** What the purchase's state forbids, or what was done before. */
export const wrongState = (): PlayError =>
  new PlayError(
    400,
    "invalidPurchaseState",
    "The purchase is not in a valid state to perform the desired operation.",
    "token",
  );

export const unauthenticated = (): PlayError =>
  new PlayError(
    401,
    "authError",
    "Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.",
    "Authorization",
  );

/** The body of an error's answer. */
export function playErrorBody({ status: code, message, reason, location }: PlayError): object {
  const locationType = location === "Authorization" ? "header" : "parameter";
  return {
    error: {
      code,
      message,
      errors: [
        {
          message,
          domain: reason === "invalidPurchaseState" ? "androidpublisher" : "global",
          reason,
          ...(location !== null && { location, locationType }),
        },
      ],
    },
  };
}
