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

const side = z.number().multipleOf(32).min(256).max(1_440);
const pictureOrder = z.object({
  prompt: z.string(),
  ...{ width: side, height: side },
  safety_tolerance: z.number().min(0).max(6),
  webhook_url: z.string().optional(),
});

const INPUT = { detail: [{ loc: ["body", "prompt"], msg: "Field required", type: "missing" }] };
const REFUSED = {
  policy: answered(422, { detail: "Request Moderated" }),
  input: answered(422, INPUT),
  quota: answered(402, { detail: "Insufficient credits" }),
  auth: answered(403, { detail: "Not authenticated" }),
};

/** Final statuses of an order without a result. */
const ENDED = {
  failed: "Error",
  policy: "Request Moderated",
  flagged: "Content Moderated",
  gone: "Task not found",
} as const;

/** Host of the region that makes every order; in this process, orders are found nowhere else. */
const REGION = "https://api.us.bfl.ai";

/** What an account has left there. */
const CREDITS = 1_250.5;

/**
 * Simulates pictures of Black Forest Labs (reference 7.4). There is no list and no cancellation. An
 * order with a webhook is answered without a polling URL.
 */
export function bflSimulator(options: SimulatorOptions): Simulator {
  let home = REGION;
  const book = openOrderBook(options, {
    service: "bfl",
    taken: (order) => {
      const { id, input, webhook } = order;
      const cost = book.billOf(order).mills / MILLS_PER_CENT;
      return answered(200, {
        ...{ ...takenAs(input), cost, id },
        ...(webhook === null ? pollingUrl(id, home) : { status: "Pending", webhook_url: webhook }),
      });
    },
    refused: REFUSED,
    call: (order, url) => ({
      url,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(saidOf(order, options.fileAddress(order))),
    }),
  });

  function answer({ method, url, headers, body }: SimulatedRequest): SimulatedReply {
    const { origin, pathname, searchParams } = new URL(url);
    if (headers.host !== undefined) home = `http://${headers.host}`;
    if (!book.account.knows(headers["x-key"])) return REFUSED.auth;
    if (method === "GET" && pathname === "/v1/credits") return answered(200, { credits: CREDITS });
    const [, endpoint = ""] = /^\/v1\/(flux-[\w.-]+)$/.exec(pathname) ?? [];
    if (method === "POST" && endpoint !== "") return order(endpoint, body);
    const id = searchParams.get("id");
    if (home === REGION && origin !== REGION) return unknown(id);
    const met = book.meet(id, true);
    if (met === "unheard status") return answered(200, { id, status: "Pondering", result: null });
    if (typeof met === "string") return askFault(met);
    return met ? answered(200, saidOf(met, options.fileAddress(met))) : unknown(id);
  }

  function order(endpoint: string, body = "null"): SimulatedReply {
    const input: unknown = JSON.parse(body);
    const said = pictureOrder.safeParse(input).data;
    if (!said) return REFUSED.input;
    return book.submit({ endpoint, input, webhook: said.webhook_url ?? null });
  }
  const environment = (origin?: string) => environmentOf(book.account.key, origin);
  return {
    ...{ ...book, answer, environment },
    orderFor: (webhook) => orderFor(webhook, book.account.key),
  };
}

/** The unit of its costs is not published; cents here. */
const MILLS_PER_CENT = 10;

const pollingUrl = (id: string, home: string) => ({
  polling_url: `${home}/v1/get_result?${new URLSearchParams({ id })}`,
});

function takenAs(input: unknown) {
  const { width, height } = pictureOrder.parse(input);
  return { input_mp: 0, output_mp: (width * height) / 1_000_000 };
}

const unknown = (id: string | null): SimulatedReply =>
  answered(404, { id, status: "Task not found", result: null });

/** What is said of an order when it is polled, and in its webhook. */
function saidOf({ id, stage, ending, input }: SimulatedOrder, url: string): object {
  const said = (status: string, result: object | null = null) => ({
    ...{ id, status, result, progress: null },
  });
  if (stage !== "over") return said("Pending");
  if (ending === "partial") return said("Ready");
  if (ending !== "done") return said(ENDED[ending]);
  const { prompt } = pictureOrder.parse(input);
  return said("Ready", { sample: url, prompt, seed: 7 });
}

const orderFor = (webhook: string, key: string): SimulatedRequest => ({
  method: "POST",
  url: "https://api.bfl.ai/v1/flux-pro-1.1",
  headers: { "x-key": key },
  body: JSON.stringify({
    ...{ prompt: "a fox", width: 1_024, height: 1_024, safety_tolerance: 0 },
    webhook_url: webhook,
  }),
});

const environmentOf = (key: string, origin?: string) => ({
  BFL_API_KEY: key,
  BFL_WEBHOOKS: "on",
  ...(origin && { BFL_URL: origin }),
});
