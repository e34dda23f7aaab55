import { z } from "zod";
import { openOrderBook } from "../order-book.ts";
import {
  answered,
  type SimulatedOrder,
  type SimulatedReply,
  type SimulatedRequest,
  type Simulator,
  type SimulatorOptions,
} from "../simulator.ts";

const imageOrder = z.object({
  model: z.string(),
  prompt: z.string(),
  n: z.literal(1).default(1),
  size: z
    .string()
    .regex(/^\d+x\d+$/)
    .default("1024x1024"),
  response_format: z.enum(["url", "b64_json"]).default("url"),
});

const problem = (status: number, code: string | null, type = "invalid_request_error") =>
  answered(status, { error: { message: "It is refused", type, param: null, code } });
const REFUSED = {
  policy: problem(400, "content_policy_violation"),
  input: problem(400, "invalid_value"),
  quota: problem(402, "insufficient_quota"),
  auth: problem(401, "invalid_api_key"),
};

/**
 * Simulates a self-hosted server with OpenAI's images: the answer is the picture, and an order
 * cannot be looked up later.
 */
export function imagesSimulator(options: SimulatorOptions): Simulator {
  const book = openOrderBook(options, {
    service: "images",
    taken: (order) => {
      order.stage = "over";
      return pictureOf(order);
    },
    refused: REFUSED,
  });

  function pictureOf(order: SimulatedOrder): SimulatedReply {
    if (order.ending === "policy" || order.ending === "flagged") return REFUSED.policy;
    if (order.ending === "partial") return answered(200, { created: 0, data: [] });
    if (order.ending !== "done") return answered(500, { error: { message: "Out of memory" } });
    const { response_format: format } = imageOrder.parse(order.input);
    const picture =
      format === "url"
        ? { url: options.fileAddress(order) }
        : { b64_json: Buffer.from(book.contentOf(order)).toString("base64") };
    return answered(200, { created: Math.floor(order.sentAt.getTime() / 1_000), data: [picture] });
  }

  function answer({ method, url, headers, body = "null" }: SimulatedRequest): SimulatedReply {
    const { pathname } = new URL(url);
    if (!book.account.admits(headers, "Bearer")) return REFUSED.auth;
    if (method === "GET" && pathname === "/v1/models")
      return answered(200, { object: "list", data: [{ id: MODEL, object: "model" }] });
    if (method !== "POST" || pathname !== "/v1/images/generations") return problem(404, null);
    const input = imageOrder.safeParse(JSON.parse(body)).data;
    if (!input) return REFUSED.input;
    if (input.model !== MODEL) return problem(404, "model_not_found");
    return book.submit({ endpoint: pathname, input, webhook: null });
  }
  const environment = (origin?: string) => environmentOf(book.account.key, origin);
  return { ...book, answer, environment, orderFor: null, isPaid };
}

/** A refused order is not made. */
const isPaid = ({ ending }: SimulatedOrder): boolean => ending !== "policy" && ending !== "flagged";

const MODEL = "a-model";

/** Without an address, the provider would not be configured, so there is a default. */
const environmentOf = (key: string, origin = "http://images.example:8080") => ({
  ...{ IMAGES_URL: origin, IMAGES_MODEL: MODEL, IMAGES_KEY: key },
});
