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

/**
 * Host that orders are polled at. It is never served over HTTP; in this process, orders are found
 * nowhere else.
 */
const REGION = "https://api.simulated.bfl.ai";

/**
 * Simulates pictures of Black Forest Labs (reference 7.4). There is no list, no cancellation and no
 * webhook.
 */
export function bflSimulator(options: SimulatorOptions): Simulator {
  let home = REGION;
  const book = openOrderBook(options, {
    service: "bfl",
    taken: (order) => {
      const { id, input } = order;
      const cost = book.billOf(order).mills / MILLS_PER_CENT;
      return answered(200, { ...takenAs(input), cost, id, ...pollingUrl(id, home) });
    },
    refused: REFUSED,
  });

  function answer({ method, url, headers, body }: SimulatedRequest): SimulatedReply {
    const { origin, pathname, searchParams } = new URL(url);
    if (headers.host !== undefined) home = `http://${headers.host}`;
    if (!book.account.knows(headers["x-key"])) return REFUSED.auth;
    const [, endpoint = ""] = /^\/v1\/(flux-[\w.-]+)$/.exec(pathname) ?? [];
    if (method === "POST" && endpoint !== "") return order(endpoint, body);
    const id = searchParams.get("id");
    const met = book.meet(id, true);
    if (met === "unheard status") return answered(200, { id, status: "Pondering", result: null });
    if (typeof met === "string") return askFault(met);
    const isThere = home !== REGION || origin === REGION;
    return met && isThere
      ? taskOf(met, options.fileAddress(met))
      : answered(404, { id, status: "Task not found", result: null });
  }

  function order(endpoint: string, body = "null"): SimulatedReply {
    const input: unknown = JSON.parse(body);
    if (!pictureOrder.safeParse(input).success) return REFUSED.input;
    return book.submit({ endpoint, input, webhook: null });
  }
  const environment = (origin?: string) => environmentOf(book.account.key, origin);
  return { ...book, answer, environment, orderFor: null };
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

function taskOf({ id, stage, ending, input }: SimulatedOrder, url: string): SimulatedReply {
  const said = (status: string, result: object | null = null) =>
    answered(200, { id, status, result, progress: null });
  if (stage !== "over") return said("Pending");
  if (ending === "partial") return said("Ready");
  if (ending !== "done") return said(ENDED[ending]);
  const { prompt } = pictureOrder.parse(input);
  return said("Ready", { sample: url, prompt, seed: 7 });
}

const environmentOf = (key: string, origin?: string) => ({
  BFL_API_KEY: key,
  ...(origin && { BFL_URL: origin }),
});
