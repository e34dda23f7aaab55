interface Details {
  readonly code?: string;
  readonly param?: string;
  /** True when the endpoint never ran: its answer is not kept under the idempotency key. */
  readonly early?: boolean;
  readonly more?: Readonly<Record<string, unknown>>;
}

/** A request that Stripe answers with an error. */
export class StripeError extends Error {
  readonly status: number;
  readonly type: string;
  readonly details: Details;

  constructor(status: number, type: string, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }
}

/** A request with impossible parameters, or one that the object's state forbids. */
export const invalid = (message: string, details: Details = {}): StripeError =>
  new StripeError(400, "invalid_request_error", message, details);

/** An object that does not exist: 404 for the one in the path, 400 for one named in a parameter. */
export const missing = (noun: string, id: string, param: string): StripeError =>
  new StripeError(param === "id" ? 404 : 400, "invalid_request_error", `No such ${noun}: '${id}'`, {
    code: "resource_missing",
    param,
  });

/** The body of an error's answer. */
export function errorBody(error: StripeError, requestId: string): object {
  const { code, param, more } = error.details;
  return {
    error: {
      ...(code !== undefined && { code }),
      ...(code !== undefined && {
        doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}`,
      }),
      message: error.message,
      ...(param !== undefined && { param }),
      request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
      type: error.type,
      ...more,
    },
  };
}
