import { z } from "zod";
import { askFault, openOrderBook } from "../order-book.ts";
import {
  answered,
  isAuthorised,
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
const ORGANIZATION = {
  creditBalance: 1_000,
  tier: {
    maxMonthlyCreditSpend: 10_000,
    models: { gen4_turbo: limits, gen4_image: { ...limits, maxDailyGenerations: null } },
  },
  usage: { models: { gen4_turbo: { dailyGenerations: 12 } } },
};

/** Maximum credits per second; a task may cost less. */
const A_SECOND = 5;
const GIVEN_BACK = 1;

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
    taken: ({ id, input }) => answered(200, { id, estimatedCost: { credits: atMost(input) } }),
    refused: REFUSED,
  });

  function answer({ method, url, headers, body }: SimulatedRequest): SimulatedReply {
    const { pathname } = new URL(url);
    if (!isAuthorised(headers, "Bearer")) return REFUSED.auth;
    if (!headers["x-runway-version"]) return problem(400, "X-Runway-Version is not set");
    if (pathname === "/v1/organization") return answered(200, ORGANIZATION);
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
    return taskOf(known, options.fileAddress(known));
  }

  function order(body = "null"): SimulatedReply {
    const input: unknown = JSON.parse(body);
    const said = filmOrder.safeParse(input).data;
    if (!said) return REFUSED.input;
    return book.submit({ endpoint: said.model, input, webhook: null });
  }
  return { ...book, answer, environment, orderFor: null, isPaid };
}

const atMost = (input: unknown): number => A_SECOND * filmOrder.parse(input).duration;

const common = ({ id, sentAt }: SimulatedOrder) => ({ id, createdAt: sentAt.toISOString() });

const failureOf = ({ ending }: SimulatedOrder) =>
  ending === "done" || ending === "gone" ? null : FAILURES[ending];

const isPaid = (order: SimulatedOrder): boolean =>
  order.stage === "over" ? (failureOf(order)?.isPaid ?? true) : order.stage !== "cancelled";

function taskOf(order: SimulatedOrder, url: string): SimulatedReply {
  const { stage, ending, input } = order;
  const estimatedCost = { credits: atMost(input) };
  const cost = { credits: isPaid(order) ? atMost(input) - GIVEN_BACK : 0 };
  const said = (task: object) => answered(200, { ...common(order), ...task });
  if (stage === "queued") return said({ status: "THROTTLED", estimatedCost });
  if (stage === "working") return said({ status: "RUNNING", progress: 0.5, estimatedCost });
  if (stage === "cancelled") return said({ status: "CANCELLED", cost });
  if (ending === "gone") return NOT_FOUND;
  const failure = failureOf(order);
  return failure
    ? said({ status: "FAILED", failure: "…", failureCode: failure.failureCode, cost })
    : said({ status: "SUCCEEDED", output: [url], cost });
}

const environment = (origin?: string) => ({
  RUNWAYML_API_SECRET: "simulated",
  ...(origin && { RUNWAY_URL: origin }),
});
