import type { SimulatedAccount } from "../account.ts";
import { askFault, openOrderBook } from "../order-book.ts";
import {
  answered,
  type SimulatedOrder,
  type SimulatedReply,
  type SimulatedRequest,
  type Simulator,
  type SimulatorOptions,
} from "../simulator.ts";
import { KEY_KNOWN, outputOf, replayLife } from "./comfy-output.ts";

const refusal = (status: number, type: string, detail: unknown, headers = {}) =>
  answered(
    status,
    // Field errors are sent as a list, without an error type.
    typeof detail === "string" ? { detail, error_type: type } : { detail },
    { "x-comfy-error-type": type, "x-comfy-request-id": "simulated", ...headers },
  );
const MISSING = [{ loc: ["body", "prompt"], msg: "Field required", type: "missing" }];
const REFUSED = {
  policy: refusal(400, "content_policy_violation", "The provider refused the request"),
  input: refusal(422, "invalid_input", MISSING),
  quota: refusal(402, "insufficient_credits", "Not enough credits"),
  auth: refusal(401, "unauthorized", "No usable credential"),
};
const STILL_RUNNING = refusal(409, "concurrency_limit_exceeded", "Still running", {
  "retry-after": "2",
});
const NO_LONGER_HELD = refusal(504, "deadline_exceeded", "Still running", { "retry-after": "2" });
const NOT_REPLAYABLE = refusal(409, "invalid_input", "The key cannot serve this request");
const FAILED = refusal(502, "provider_error", "The provider failed");

const aboutModel = (id: string) => {
  const [provider, model] = id.split("/");
  return { id, provider, model, billing: { charges_on_policy_rejection: "unknown" } };
};
/** A page of the list of models. */
const CATALOGUE = {
  data: [aboutModel("bfl/flux-2-pro")],
  ...{ has_more: true, next_cursor: "simulated", limit: 1 },
};

/** The workspace's committed spend, in cents. */
const SPEND = {
  "x-committed-spend-limit": "5000",
  "x-committed-spend-current": "1250",
  "x-committed-spend-remaining": "3750",
};

/** Record of an idempotency key. */
interface KnownKey {
  readonly order: SimulatedOrder;
  readonly body: string;
  readonly firstUsed: number;
  /** True while the first call has not been answered. */
  isOpen: boolean;
  /** When the result was first returned; null before. */
  givenOut: number | null;
}

/**
 * Simulates Comfy Router (reference 7.8): one URL per model, whose answer is the result. No
 * connection is kept open here: a result that is not made at once is collected with the same key.
 * There is no list, no cancellation and no webhook.
 */
export function comfySimulator(options: SimulatorOptions): Simulator {
  const { now, atOnce = false } = options;
  const keys = new Map<string, KnownKey>();
  /** An order refused for its content is refused again when repeated. */
  const refusals = new Map<string, SimulatedReply>();
  const book = openOrderBook(options, {
    service: "comfy",
    taken: (order) => {
      if (!atOnce) return NO_LONGER_HELD;
      order.stage = "over";
      return endingOf(order, options.fileAddress(order), false);
    },
    refused: REFUSED,
  });

  function begin(endpoint: string, key: string, body: string): SimulatedReply {
    const before = book.orders.size;
    const id = book.orders.has(key) ? `${key} once more` : key;
    const reply = book.submit({ endpoint, input: JSON.parse(body), webhook: null, id });
    if (reply === REFUSED.policy || reply === REFUSED.input) refusals.set(key, reply);
    const order = book.orders.size > before ? book.orders.get(id) : undefined;
    if (order)
      keys.set(key, {
        ...{
          order,
          body: `${endpoint} ${body}`,
          firstUsed: now().getTime(),
          isOpen: reply.kind !== "answered",
        },
        givenOut: order.stage === "over" ? now().getTime() : null,
      });
    return reply;
  }

  function again(known: KnownKey, body: string): SimulatedReply {
    const { order } = known;
    const met = book.meet(order.id, true);
    if (met === "unheard status") return refusal(500, "pondering", "Something new");
    if (typeof met === "string") return askFault(met);
    if (body !== known.body) return NOT_REPLAYABLE;
    return collect(known, options.fileAddress(order), now().getTime());
  }

  function answer({ method, url, headers, body = "null" }: SimulatedRequest): SimulatedReply {
    const { pathname } = new URL(url);
    if (!hasKey(headers, book.account)) return REFUSED.auth;
    if (method === "GET" && pathname === "/v2/models") return answered(200, CATALOGUE, SPEND);
    const [, endpoint] = /^\/v2\/models\/([^/]+\/[^/]+)$/.exec(pathname) ?? [];
    if (method === "GET" && endpoint !== undefined && !options.lacks?.includes(endpoint))
      return answered(200, aboutModel(endpoint));
    const { "idempotency-key": key = "" } = headers;
    if (method !== "POST" || endpoint === undefined)
      return refusal(404, "model_not_found", "No such model");
    const refused = refusals.get(key);
    if (refused) return refused;
    const known = keys.get(key);
    const isKnown = known && now().getTime() - known.firstUsed < KEY_KNOWN;
    return isKnown ? again(known, `${endpoint} ${body}`) : begin(endpoint, key, body);
  }
  const environment = (origin?: string) => environmentOf(book.account.key, origin);
  return { ...book, answer, environment, orderFor: null };
}

const hasKey = (headers: SimulatedRequest["headers"], account: SimulatedAccount): boolean =>
  account.knows(headers["x-api-key"]) || account.admits(headers, "Bearer");

function endingOf(order: SimulatedOrder, url: string, isReplay: boolean) {
  const { ending } = order;
  if (ending === "policy" || ending === "flagged") return REFUSED.policy;
  if (ending === "failed") return FAILED;
  if (ending === "gone") return NOT_REPLAYABLE;
  return answered(200, outputOf(url, order), {
    "x-comfy-request-id": "simulated",
    ...(isReplay && { "idempotent-replayed": "true" }),
  });
}

function collect(known: KnownKey, url: string, at: number): SimulatedReply {
  const { order, isOpen, givenOut } = known;
  if (order.stage !== "over") {
    known.isOpen = false;
    return isOpen ? STILL_RUNNING : NO_LONGER_HELD;
  }
  known.givenOut ??= at;
  // The maker's own link may have expired by then, so the result is no longer returned.
  if (at - known.givenOut > replayLife(order.endpoint)) order.ending = "gone";
  return endingOf(order, url, givenOut !== null);
}

const environmentOf = (key: string, origin?: string) => ({
  COMFY_API_KEY: key,
  ...(origin && { COMFY_ROUTER_URL: origin }),
});
