import { z } from "zod";
import { askFault, openOrderBook } from "../order-book.ts";
import {
  answered,
  type SimulatedOrder,
  type SimulatedReply,
  type SimulatedRequest,
  type Simulator,
  type SimulatorOptions,
} from "../simulator.ts";

const TASKS = "/api/v3/contents/generations/tasks";
const PICTURES = "/api/v3/images/generations";

const text = z.object({ type: z.literal("text"), text: z.string().min(1) });
const filmOrder = z.object({
  model: z.string(),
  content: z.tuple([text]).rest(z.object({ type: z.literal("image_url"), role: z.string() })),
  duration: z.int().min(2).max(12),
  resolution: z.enum(["480p", "720p", "1080p"]).default("1080p"),
  ratio: z.string().default("16:9"),
  execution_expires_after: z.int().min(3_600).max(259_200).optional(),
  callback_url: z.string().optional(),
});
const pictureOrder = z.object({ model: z.string(), prompt: z.string().min(1), size: z.string() });

const problem = (status: number, code: string) =>
  answered(status, { error: { code, message: "…", param: "", type: "" } });
const REFUSED = {
  policy: problem(400, "InputTextSensitiveContentDetected"),
  input: problem(400, "MissingParameter"),
  quota: problem(402, "AccountOverdueError"),
  auth: problem(401, "AuthenticationError"),
};
const NOT_FOUND = problem(404, "ResourceNotFound");
const AT_WORK = problem(409, "TaskNotCancellable");

/** Errors of a film without a result. */
const ERRORS = {
  failed: "InternalServiceError",
  policy: "InputImageSensitiveContentDetected",
  flagged: "OutputVideoSensitiveContentDetected",
} as const;
/** Answers to picture orders that were accepted but return no picture. */
const HELD_BACK = {
  failed: answered(200, { data: [] }),
  gone: answered(200, { data: [] }),
  partial: answered(200, { data: [] }),
  policy: REFUSED.policy,
  flagged: problem(400, "OutputImageSensitiveContentDetected"),
};

/**
 * Simulates BytePlus ModelArk (reference 7.3): films as tasks with an unsigned webhook, pictures in
 * the answer.
 */
export function byteplusSimulator(options: SimulatorOptions): Simulator {
  const book = openOrderBook(options, {
    service: "byteplus",
    taken: (order) =>
      isPicture(order)
        ? pictureOf(order, options.fileAddress(order))
        : answered(200, { id: order.id }),
    refused: REFUSED,
    call: (order, url) => ({
      url,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(filmOf(order)),
    }),
  });

  const filmOf = (order: SimulatedOrder) =>
    taskOf(order, options.fileAddress(order), book.billOf(order).units);

  function answer({ method, url, headers, body }: SimulatedRequest): SimulatedReply {
    const { pathname } = new URL(url);
    if (!book.account.admits(headers, "Bearer")) return REFUSED.auth;
    if (method === "POST") return order(pathname, body);
    if (pathname === TASKS) return answered(200, { items: [], total: 0 });
    const [, id = null] = new RegExp(`^${TASKS}/([^/]+)$`).exec(pathname) ?? [];
    const met = book.meet(id, method === "GET");
    if (typeof met === "string" && met !== "unheard status") return askFault(met);
    const known = book.orders.get(id ?? "");
    if (!known || isPicture(known)) return NOT_FOUND;
    if (method === "DELETE") return cancel(known);
    if (met === "unheard status") return answered(200, { id, status: "pondering" });
    return isLost(known) ? NOT_FOUND : answered(200, filmOf(known));
  }

  function order(pathname: string, body = "null"): SimulatedReply {
    const input: unknown = JSON.parse(body);
    const said = (pathname === TASKS ? filmOrder : pictureOrder).safeParse(input).data;
    if (!said || (pathname !== TASKS && pathname !== PICTURES)) return REFUSED.input;
    const webhook = "callback_url" in said ? (said.callback_url ?? null) : null;
    return book.submit({ endpoint: said.model, input, webhook });
  }

  /** Only a task that has not started can be cancelled. */
  const cancel = (known: SimulatedOrder): SimulatedReply =>
    known.stage === "working" || !book.cancel(known) ? AT_WORK : answered(200, {});

  const environment = (origin?: string) => environmentOf(book.account.key, origin);
  return {
    ...{ ...book, answer, environment, isPaid },
    orderFor: (webhook) => orderFor(webhook, book.account.key),
  };
}

const isPicture = ({ endpoint }: SimulatedOrder): boolean => endpoint.startsWith("seedream");
const isLost = ({ stage, ending }: SimulatedOrder) => stage === "over" && ending === "gone";

/** The picture is made while the caller waits. */
function pictureOf(order: SimulatedOrder, url: string): SimulatedReply {
  order.stage = "over";
  const { model, size } = pictureOrder.parse(order.input);
  if (order.ending !== "done") return HELD_BACK[order.ending];
  const usage = { generated_images: 1, output_tokens: 14_400, total_tokens: 14_400 };
  return answered(200, { model, created: 1_767_225_600, data: [{ url, size }], usage });
}

/** An order that is refused beforehand, or fails, is not billed. */
function isPaid(order: SimulatedOrder): boolean {
  const { stage, ending } = order;
  if (isPicture(order)) return ending !== "policy" && ending !== "flagged";
  if (stage === "cancelled") return false;
  return stage !== "over" || (ending !== "failed" && ending !== "policy");
}

function taskOf(order: SimulatedOrder, url: string, millionTokens: number): object {
  const { id, endpoint, stage, ending, sentAt, input } = order;
  const { duration, resolution, ratio } = filmOrder.parse(input);
  const at = Math.floor(sentAt.getTime() / 1_000);
  const common = { id, model: endpoint, created_at: at, updated_at: at };
  if (stage === "cancelled") return { ...common, status: "cancelled" };
  if (stage !== "over") return { ...common, status: stage === "queued" ? "queued" : "running" };
  const tokens = isPaid(order) ? Math.round(1_000_000 * millionTokens) : 0;
  const over = { ...common, usage: { completion_tokens: tokens, total_tokens: tokens } };
  if (ending === "failed" || ending === "policy" || ending === "flagged")
    return { ...over, status: "failed", error: { code: ERRORS[ending], message: "…" } };
  const made = { seed: 7, resolution, ratio, duration, framespersecond: 24 };
  const content = ending === "partial" ? {} : { video_url: url };
  return { ...over, ...made, status: "succeeded", content, error: null };
}

const environmentOf = (key: string, origin?: string) => ({
  ARK_API_KEY: key,
  ...(origin && { BYTEPLUS_URL: origin }),
});

const orderFor = (webhook: string, key: string): SimulatedRequest => ({
  method: "POST",
  url: `https://ark.ap-southeast.bytepluses.com${TASKS}`,
  headers: { authorization: `Bearer ${key}` },
  body: JSON.stringify({
    model: "seedance-1-0-pro-250528",
    content: [{ type: "text", text: "a fox" }],
    ...{ duration: 5, callback_url: webhook },
  }),
});
