import { answered, type StoreReply, type StoreRequest } from "../store-request.ts";
import { refuseStranger, runEndpoint } from "./api/answer.ts";
import { catchUp } from "./checkout/catch-up.ts";
import type { RequestFault } from "./faults.ts";
import { sortedForm } from "./form.ts";
import type { openIdempotency } from "./idempotency.ts";
import { newId } from "./ids.ts";
import { errorBody, StripeError } from "./stripe-error.ts";
import { API_VERSION } from "./version.ts";
import type { World } from "./world.ts";

export interface ApiDesk {
  readonly world: World;
  readonly secretKey: string;
  readonly idempotency: ReturnType<typeof openIdempotency>;
  /** Faults for the next requests. */
  readonly requestFaults: (RequestFault | null)[];
  readonly save: () => Promise<void>;
}

/** Answers `/v1/…`, or lets a fault have its way. */
export async function answerApi(
  desk: ApiDesk,
  request: StoreRequest,
  { pathname, search }: URL,
): Promise<StoreReply> {
  const { requestFaults } = desk;
  const form = request.method === "POST" ? (request.body ?? "") : search.slice(1);
  const fault = requestFaults[0] === "500 after" ? null : (requestFaults.shift() ?? null);
  if (fault === "lost before") return { kind: "lost" };
  if (fault === "429") return tooMany();
  const reply = await take(desk, request, { path: pathname, form });
  if (fault === "lost after") return { kind: "lost" };
  return fault === "hangs" ? { kind: "hangs" } : reply;
}

async function take(
  desk: ApiDesk,
  request: StoreRequest,
  { path, form }: { readonly path: string; readonly form: string },
): Promise<StoreReply> {
  const { world, secretKey, idempotency, requestFaults } = desk;
  const requestId = newId("req_");
  const key = request.method === "POST" ? (request.headers["idempotency-key"] ?? null) : null;
  const named = { "request-id": requestId, "stripe-version": API_VERSION };
  const headers = key === null ? named : { ...named, "idempotency-key": key };
  try {
    refuseStranger(request.headers.authorization, secretKey);
    const called = `${request.method} ${path}`;
    const parameters = sortedForm(form);
    const replayed = key === null ? null : idempotency.start(key, called, parameters);
    if (replayed) {
      const more = { "idempotent-replayed": "true", "original-request": replayed.requestId };
      return answered(replayed.status, replayed.body, {
        ...headers,
        ...more,
        ...giveUp(replayed.status),
      });
    }
    const fault = requestFaults[0] === "500 after" ? requestFaults.shift() : undefined;
    try {
      catchUp(world);
      world.cause = { id: requestId, key };
      const done = runEndpoint(world, { method: request.method, path, form, requestId });
      world.cause = null;
      const { status, body, kept } = fault ? { ...BROKEN, kept: true } : done;
      if (key !== null && kept) {
        idempotency.keep(key, { request: called, form: parameters, requestId, status, body });
      }
      if (request.method !== "GET") await desk.save();
      return answered(status, body, { ...headers, ...giveUp(status) });
    } finally {
      world.cause = null;
      if (key !== null) idempotency.finish(key);
    }
  } catch (error) {
    if (error instanceof StripeError)
      return answered(error.status, errorBody(error, requestId), headers);
    throw error;
  }
}

const BROKEN = {
  status: 500,
  body: JSON.stringify({ error: { message: "An unknown error occurred", type: "api_error" } }),
};

/** With a 500, Stripe tells its clients that a retry would be answered the same. */
const giveUp = (status: number): Readonly<Record<string, string>> =>
  status >= 500 ? { "stripe-should-retry": "false" } : {};

const tooMany = () => {
  const message = "Request rate limit exceeded.";
  const error = new StripeError(429, "invalid_request_error", message, { code: "rate_limit" });
  const requestId = newId("req_");
  const headers = { "request-id": requestId, "stripe-version": API_VERSION, "retry-after": "1" };
  return answered(429, errorBody(error, requestId), headers);
};
