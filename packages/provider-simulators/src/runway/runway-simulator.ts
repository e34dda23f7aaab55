import { z } from "zod";
import { billOf, type SimulatedBill } from "../bill/bill-of.ts";
import { askFault, openOrderBook } from "../order-book.ts";
import {
  answered,
  type SimulatedOrder,
  type SimulatedReply,
  type SimulatedRequest,
  type Simulator,
  type SimulatorOptions,
} from "../simulator.ts";

const filmOrder = z.object({ model: z.string(), duration: z.number(), promptImage: z.string() });

const problem = (status: number, error: string) =>
  answered(status, { error, docUrl: "https://docs.dev.runwayml.com/errors/errors/" });
const REFUSED = {
  policy: problem(400, "The request was blocked by content moderation"),
  input: problem(400, "Validation of body failed"),
  quota: problem(400, "You do not have enough credits to run this task."),
  auth: problem(401, "The API key is invalid"),
};
const NOT_FOUND = problem(404, "No such task");

const limits = { maxConcurrentGenerations: 3, maxDailyGenerations: 200 };
const MODELS = { gen4_turbo: limits, gen4_image: { ...limits, maxDailyGenerations: null } };

const organizationOf = (isEmpty: boolean, lacks: readonly string[]) => ({
  creditBalance: isEmpty ? 0 : 1_000,
  tier: {
    maxMonthlyCreditSpend: 10_000,
    models: Object.fromEntries(Object.entries(MODELS).filter(([model]) => !lacks.includes(model))),
  },
  usage: { models: { gen4_turbo: { dailyGenerations: 12 } } },
});

const MILLS_PER_CREDIT = 10;
const creditsOf = ({ mills }: SimulatedBill): number => Math.round(mills / MILLS_PER_CREDIT);

/** Failure codes of a task without a result, and whether it is billed anyway. */
const FAILURES = {
  failed: { failureCode: "INTERNAL.BAD_OUTPUT.CODE01", isPaid: false },
  policy: { failureCode: "SAFETY.INPUT.TEXT", isPaid: true },
  flagged: { failureCode: "SAFETY.OUTPUT.VIDEO", isPaid: true },
} as const;

/** Simulates Runway's tasks (reference 7.1). There is no list and no webhook. */
export function runwaySimulator(options: SimulatorOptions): Simulator {
  const deleted = new Set<string>();
  const book = openOrderBook(options, {
    service: "runway",
    // An estimate: the list price.
    taken: ({ id, ...order }) =>
      answered(200, { id, estimatedCost: { credits: creditsOf(listed(order)) } }),
    refused: REFUSED,
  });

  function answer({ method, url, headers, body }: SimulatedRequest): SimulatedReply {
    const { pathname } = new URL(url);
    if (!book.account.admits(headers, "Bearer")) return REFUSED.auth;
    if (!headers["x-runway-version"]) return problem(400, "X-Runway-Version is not set");
    if (pathname === "/v1/organization")
      return answered(
        200,
        organizationOf(book.faults.account === "no credit", options.lacks ?? []),
      );
    if (method === "POST" && pathname === "/v1/image_to_video") return order(body);
    const [, id = null] = /^\/v1\/tasks\/([^/]+)$/.exec(pathname) ?? [];
    const met = book.meet(id, method === "GET");
    if (typeof met === "string" && met !== "unheard status") return askFault(met);
    const known = book.orders.get(id ?? "");
    if (!known || deleted.has(known.id)) return NOT_FOUND;
    if (method === "DELETE") {
      // A finished task is deleted instead of cancelled.
      if (!book.cancel(known)) deleted.add(known.id);
      return answered(204, "");
    }
    if (met === "unheard status") return answered(200, { ...common(known), status: "PONDERING" });
    return taskOf(known, options.fileAddress(known), creditsOf(book.billOf(known)));
  }

  function order(body = "null"): SimulatedReply {
    const input: unknown = JSON.parse(body);
    const said = filmOrder.safeParse(input).data;
    if (!said) return REFUSED.input;
    return book.submit({ endpoint: said.model, input, webhook: null });
  }
  const environment = (origin?: string) => environmentOf(book.account.key, origin);
  return { ...book, answer, environment, orderFor: null, isPaid };
}

const listed = (order: Pick<SimulatedOrder, "endpoint" | "input">): SimulatedBill =>
  billOf("runway", { ...order, priceFactor: 1 });

const common = ({ id, sentAt }: SimulatedOrder) => ({ id, createdAt: sentAt.toISOString() });

const failureOf = ({ ending }: SimulatedOrder) =>
  ending === "done" || ending === "gone" || ending === "partial" ? null : FAILURES[ending];

const isPaid = (order: SimulatedOrder): boolean =>
  order.stage === "over" ? (failureOf(order)?.isPaid ?? true) : order.stage !== "cancelled";

function taskOf(order: SimulatedOrder, url: string, credits: number): SimulatedReply {
  const { stage, ending } = order;
  const estimatedCost = { credits: creditsOf(listed(order)) };
  const cost = { credits: isPaid(order) ? credits : 0 };
  const said = (task: object) => answered(200, { ...common(order), ...task });
  if (stage === "queued") return said({ status: "THROTTLED", estimatedCost });
  if (stage === "working") return said({ status: "RUNNING", progress: 0.5, estimatedCost });
  if (stage === "cancelled") return said({ status: "CANCELLED", cost });
  if (ending === "gone") return NOT_FOUND;
  const failure = failureOf(order);
  return failure
    ? said({ status: "FAILED", failure: "…", failureCode: failure.failureCode, cost })
    : said({ status: "SUCCEEDED", output: ending === "partial" ? [] : [url], cost });
}

const environmentOf = (key: string, origin?: string) => ({
  RUNWAYML_API_SECRET: key,
  ...(origin && { RUNWAY_URL: origin }),
});
