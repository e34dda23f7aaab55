import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { billOf } from "../bill/bill-of.ts";
import { askFault, openOrderBook } from "../order-book.ts";
import { whatWasOrdered } from "../ordered/what-was-ordered.ts";
import {
  answered,
  type SimulatedCall,
  type SimulatedOrder,
  type SimulatedReply,
  type SimulatedRequest,
  type Simulator,
  type SimulatorOptions,
} from "../simulator.ts";

const USER = "simulated-user";
const POLICY = {
  detail: [
    {
      loc: ["body", "prompt"],
      msg: "The content could not be processed",
      type: "content_policy_violation",
      url: "https://docs.fal.ai/errors#content_policy_violation",
    },
  ],
};
const INPUT = { detail: [{ loc: ["body", "prompt"], msg: "Field required", type: "missing" }] };
const REFUSED = {
  policy: answered(422, POLICY),
  input: answered(422, INPUT),
  quota: answered(402, { detail: "Exhausted balance" }),
  auth: answered(401, { detail: "Invalid credentials" }),
};
const NO_SUCH_MODEL = answered(404, {
  error: { type: "not_found", message: "Endpoint not found" },
});
const FAILED = { detail: [{ loc: ["body"], msg: "Internal", type: "internal_server_error" }] };

/** Simulates fal's queue, list of requests, webhooks and keys (reference 5). */
export function falSimulator(options: SimulatorOptions): Simulator {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const book = openOrderBook(options, {
    service: "fal",
    taken: (order) => answered(200, { ...addresses(order), status: "IN_QUEUE", queue_position: 0 }),
    refused: REFUSED,
    call: (order, url) =>
      signedCall({ order, url, output: outputOf(order), now: options.now() }, privateKey),
  });

  const inFrontOf = ({ id }: SimulatedOrder) => {
    const waiting = [...book.orders.values()].filter(({ stage }) => stage === "queued");
    return waiting.findIndex((order) => order.id === id);
  };

  const outputOf = (order: SimulatedOrder) => outputAt(options.fileAddress(order), order);

  function ask(order: SimulatedOrder, what: string, method: string): SimulatedReply {
    if (what !== "/cancel") return resultOf(order, outputOf(order), book.billOf(order).units);
    if (method !== "PUT") return answered(405, { detail: "Method not allowed" });
    return book.cancel(order)
      ? answered(202, { status: "CANCELLATION_REQUESTED" })
      : answered(400, { status: "ALREADY_COMPLETED" });
  }

  const keys = () => [{ ...publicKey.export({ format: "jwk" }), kid: "simulated" }];

  function answer({ method, url, headers, body }: SimulatedRequest): SimulatedReply {
    const { pathname, searchParams } = new URL(url);
    if (pathname.endsWith("/.well-known/jwks.json")) return answered(200, { keys: keys() });
    if (!book.account.admits(headers, "Key")) return REFUSED.auth;
    if (pathname.endsWith("/models/pricing")) {
      const endpoints = searchParams.get("endpoint_id") ?? "";
      const isThere = !options.lacks?.some((endpoint) => endpoints.split(",").includes(endpoint));
      return isThere ? answered(200, pricesOf(endpoints)) : NO_SUCH_MODEL;
    }
    const [, id = null, what = ""] = /\/requests\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
    if (method === "POST") {
      const endpoint = pathname.slice(1);
      const webhook = searchParams.get("fal_webhook");
      return book.submit({ endpoint, input: JSON.parse(body ?? "null"), webhook });
    }
    const isList = id === "by-endpoint";
    const met = book.meet(isList ? null : id, what === "/status");
    const prints = searchParams.get("logs") === "1";
    if (met === "unheard status") return answered(200, { status: "PONDERING", request_id: id });
    if (typeof met === "string") return askFault(met);
    if (isList) return answered(200, listOf(book.orders.values(), searchParams));
    if (met && what === "/status") return statusOf(met, inFrontOf(met), prints);
    return met ? ask(met, what, method) : answered(404, { status: "NOT_FOUND" });
  }
  const environment = (origin?: string) => environmentOf(book.account.key, origin);
  return {
    ...book,
    answer,
    environment,
    orderFor: (webhook) => orderFor(webhook, book.account.key),
  };
}

const environmentOf = (key: string, origin?: string) => ({
  FAL_KEY: key,
  ...(origin && {
    FAL_QUEUE_URL: origin,
    FAL_PLATFORM_URL: origin,
    FAL_JWKS_URL: `${origin}/.well-known/jwks.json`,
  }),
});

const orderFor = (webhook: string, key: string): SimulatedRequest => ({
  method: "POST",
  url: `https://queue.fal.run/fal-ai/flux-pro/v1.1?${new URLSearchParams({ fal_webhook: webhook })}`,
  headers: { authorization: `Key ${key}` },
  body: JSON.stringify({ prompt: "a fox" }),
});

/** A webhook to be signed, and its content. */
interface CallToSign {
  readonly order: SimulatedOrder;
  readonly url: string;
  readonly output: object;
  readonly now: Date;
}

function signedCall({ order, url, output, now }: CallToSign, key: KeyObject): SimulatedCall {
  const ok = ["done", "flagged", "partial"].includes(order.ending);
  const body = JSON.stringify({
    request_id: order.id,
    gateway_request_id: order.id,
    status: ok ? "OK" : "ERROR",
    payload: ok ? output : order.ending === "policy" ? POLICY : FAILED,
    ...(ok ? {} : { error: "Unexpected status code" }),
  });
  const timestamp = `${Math.floor(now.getTime() / 1_000)}`;
  const hash = createHash("sha256").update(body).digest("hex");
  const text = [order.id, USER, timestamp, hash].join("\n");
  return {
    url,
    body,
    headers: {
      "content-type": "application/json",
      "x-fal-webhook-request-id": order.id,
      "x-fal-webhook-user-id": USER,
      "x-fal-webhook-timestamp": timestamp,
      "x-fal-webhook-signature": sign(null, Buffer.from(text), key).toString("hex"),
    },
  };
}

function outputAt(url: string, order: SimulatedOrder): object {
  const { kind, width, height, count } = whatWasOrdered(order);
  const isThere = order.ending !== "partial";
  const file = { url, file_name: "result", file_size: 1 };
  if (kind === "music") return { audio: isThere ? { ...file, content_type: "audio/mpeg" } : null };
  if (kind === "video")
    return { video: isThere ? { ...file, content_type: "video/mp4" } : null, seed: 7 };
  const picture = { ...file, content_type: "image/png", width, height };
  const images = Array<object>(isThere ? count : count - 1).fill(picture);
  return { images, seed: 7, has_nsfw_concepts: [order.ending === "flagged"] };
}

function resultOf(order: SimulatedOrder, output: object, units: number): SimulatedReply {
  if (order.stage === "cancelled")
    return answered(499, { detail: "Cancelled", error_type: "client_cancelled" });
  if (order.stage !== "over") return answered(400, { detail: "Request is still in progress" });
  if (order.ending === "policy") return REFUSED.policy;
  if (order.ending === "failed") return answered(500, FAILED);
  if (order.ending === "gone") return answered(404, { detail: "Request not found" });
  const headers = {
    "x-fal-request-id": order.id,
    "x-fal-billable-units": `${Number(units.toFixed(9))}`,
  };
  return answered(200, output, headers);
}

/** The price of a unit depends on the endpoint alone, unless the order says otherwise. */
const ANY_ORDER = { input: { rendering_speed: "TURBO" }, priceFactor: 1 };

const pricesOf = (endpoints: string) => ({
  prices: endpoints.split(",").map((endpoint_id) => {
    const { unit, unitDollars } = billOf("fal", { ...ANY_ORDER, endpoint: endpoint_id });
    return { endpoint_id, unit_price: unitDollars, unit, currency: "USD" };
  }),
  ...{ next_cursor: null, has_more: false },
});

function addresses({ id, endpoint }: SimulatedOrder) {
  const base = `https://queue.fal.run/${endpoint.split("/").slice(0, 2).join("/")}/requests/${id}`;
  return {
    request_id: id,
    response_url: base,
    status_url: `${base}/status`,
    cancel_url: `${base}/cancel`,
  };
}

/** A line of a model's progress bar. */
const PRINTED = {
  ...{ message: " 40%|████      | 20/50 [00:03<00:04,  6.70it/s]", level: "STDERR" },
  ...{ source: "USER", timestamp: "2026-11-20T12:00:00.000Z" },
};

function statusOf(order: SimulatedOrder, inFront: number, prints: boolean): SimulatedReply {
  const { stage, ending } = order;
  const common = { ...addresses(order), logs: [] };
  if (stage === "queued")
    return answered(202, { ...common, status: "IN_QUEUE", queue_position: inFront });
  if (stage === "working")
    return answered(202, { ...common, status: "IN_PROGRESS", logs: prints ? [PRINTED] : [] });
  const completed = { ...common, status: "COMPLETED", metrics: { inference_time: 1.5 } };
  if (stage === "cancelled")
    return answered(200, { ...completed, error: "Cancelled", error_type: "client_cancelled" });
  if (ending === "failed")
    return answered(200, { ...completed, error: "Failed", error_type: "internal_error" });
  return answered(200, completed);
}

function listOf(orders: Iterable<SimulatedOrder>, query: URLSearchParams): object {
  const [from, until] = [query.get("start") ?? "", query.get("end") ?? "~"];
  const items = [...orders]
    .map(({ id, endpoint, sentAt, input }) => ({
      request_id: id,
      endpoint_id: endpoint,
      sent_at: sentAt.toISOString(),
      ...(query.get("expand") === "payloads" ? { json_input: input } : {}),
    }))
    .filter(({ endpoint_id }) => endpoint_id === query.get("endpoint_id"))
    .filter(({ sent_at }) => sent_at >= from && sent_at < until);
  return { items, next_cursor: null, has_more: false };
}
