import { createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import { askFault, openOrderBook } from "../order-book.ts";
import {
  answered,
  type SimulatedCall,
  type SimulatedOrder,
  type SimulatedReply,
  type SimulatedRequest,
  type Simulator,
  type SimulatorOptions,
} from "../simulator.ts";

const submission = z.object({ input: z.unknown(), webhook: z.string().optional() });
const problem = (status: number, title: string, detail: string) =>
  answered(status, { title, detail, status });
const REFUSED = {
  policy: problem(422, "Input refused", "The input or output was flagged as sensitive (E005)"),
  input: problem(422, "Input validation failed", "- input: prompt is required"),
  quota: problem(402, "Insufficient credit", "You have run out of credit"),
  auth: problem(401, "Unauthenticated", "You did not pass a valid authentication token"),
};
const NOT_FOUND = problem(404, "Not found", "The requested resource could not be found.");
const aboutModel = (model: string) => {
  const [owner, name] = model.split("/");
  return answered(200, {
    url: `https://replicate.com/${model}`,
    owner,
    name,
    visibility: "public",
  });
};
const ERRORS = {
  failed: "Prediction failed (E1000)",
  policy: "The input or output was flagged as sensitive (E005)",
};

export interface ReplicateSimulator extends Simulator {
  /** Secret that signs the webhooks, `whsec_…`. */
  readonly secret: string;
}

/** Simulates Replicate's predictions, their list and webhooks (reference 6). */
export function replicateSimulator(options: SimulatorOptions): ReplicateSimulator {
  const key = randomBytes(24);
  const secret = `whsec_${key.toString("base64")}`;
  const book = openOrderBook(options, {
    service: "replicate",
    taken: (order) => answered(201, predictionOf(order)),
    refused: REFUSED,
    call: (order, url) =>
      signedCall(
        { id: order.id, url, body: JSON.stringify(predictionOf(order)), now: options.now() },
        key,
      ),
  });

  const predictionOf = (order: SimulatedOrder, unheard = false) =>
    prediction(order, outputOf(order, options.fileAddress(order)), unheard);

  function answer({ method, url, headers, body }: SimulatedRequest): SimulatedReply {
    const { pathname, searchParams } = new URL(url);
    if (!book.account.admits(headers, "Bearer")) return REFUSED.auth;
    const [, endpoint] = /^\/v1\/models\/([^/]+\/[^/]+)\/predictions$/.exec(pathname) ?? [];
    if (method === "POST" && endpoint !== undefined) {
      const { input, webhook = null } = submission.parse(JSON.parse(body ?? "null"));
      return book.submit({ endpoint, input, webhook });
    }
    const [, model] = /^\/v1\/models\/([^/]+\/[^/]+)$/.exec(pathname) ?? [];
    if (model !== undefined) return options.lacks?.includes(model) ? NOT_FOUND : aboutModel(model);
    if (pathname === "/v1/account")
      return answered(200, { type: "organization", username: "kinora", name: "Kinora" });
    if (pathname === "/v1/webhooks/default/secret") return answered(200, { key: secret });
    const [, id = null, cancels] = /^\/v1\/predictions\/([^/]+)(\/cancel)?$/.exec(pathname) ?? [];
    const met = book.meet(id, cancels === undefined);
    if (typeof met === "string" && met !== "unheard status") return askFault(met);
    if (id === null) return answered(200, listOf(searchParams));
    const order = book.orders.get(id);
    if (!order) return NOT_FOUND;
    if (cancels !== undefined) book.cancel(order);
    return answered(200, predictionOf(order, met === "unheard status"));
  }

  function listOf(query: URLSearchParams): object {
    const [from, until] = [query.get("created_after") ?? "", query.get("created_before") ?? "~"];
    const results = [...book.orders.values()]
      .filter(({ sentAt }) => sentAt.toISOString() >= from && sentAt.toISOString() <= until)
      .map((order) => predictionOf(order));
    return { previous: null, next: null, results };
  }
  const environment = (origin?: string) => ({
    REPLICATE_API_TOKEN: book.account.key,
    ...(origin && { REPLICATE_URL: origin }),
  });
  return {
    ...{ ...book, answer, secret, environment },
    orderFor: (webhook) => orderFor(webhook, book.account.key),
  };
}

function outputOf({ endpoint, ending }: SimulatedOrder, url: string) {
  const files = ending === "partial" ? [] : [url];
  return endpoint.includes("seedream") ? files : (files[0] ?? null);
}

const orderFor = (webhook: string, key: string): SimulatedRequest => ({
  method: "POST",
  url: "https://api.replicate.com/v1/models/black-forest-labs/flux-1.1-pro/predictions",
  headers: { authorization: `Bearer ${key}` },
  body: JSON.stringify({ input: { prompt: "a fox" }, webhook }),
});

/** A webhook to be signed: its order and time. */
interface CallToSign {
  readonly id: string;
  readonly url: string;
  readonly body: string;
  readonly now: Date;
}

function signedCall(call: CallToSign, key: Buffer): SimulatedCall {
  const { url, body } = call;
  const timestamp = `${Math.floor(call.now.getTime() / 1_000)}`;
  const id = `msg_${call.id}`;
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`);
  return {
    ...{ url, body },
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": `v1,${signature.digest("base64")}`,
    },
  };
}

function prediction(order: SimulatedOrder, output: unknown, unheard: boolean): object {
  const { id, endpoint, input, webhook, sentAt, ending } = order;
  const status = unheard ? "pondering" : statusOf(order);
  const isDone = status === "succeeded";
  const at = sentAt.toISOString();
  return {
    ...{ id, model: endpoint, version: "hidden", status, logs: "" },
    ...(webhook === null ? {} : { webhook, webhook_events_filter: ["completed"] }),
    input,
    output: isDone && ending !== "gone" ? output : null,
    error: status === "failed" ? ERRORS[ending === "failed" ? "failed" : "policy"] : null,
    data_removed: isDone && ending === "gone",
    ...{ source: "api", created_at: at, started_at: at, completed_at: isDone ? at : null },
    metrics: isDone ? { predict_time: 1.5, total_time: 2 } : {},
    urls: {
      get: `https://api.replicate.com/v1/predictions/${id}`,
      cancel: `https://api.replicate.com/v1/predictions/${id}/cancel`,
    },
  };
}

/** A flagged result is a failure here, because a success always has output. */
function statusOf({ stage, ending }: SimulatedOrder): string {
  if (stage === "queued") return "starting";
  if (stage === "working") return "processing";
  if (stage === "cancelled") return "canceled";
  return ["done", "gone", "partial"].includes(ending) ? "succeeded" : "failed";
}
