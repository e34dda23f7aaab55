import { z } from "zod";
import { openOrderBook } from "../order-book.ts";
import { whatWasOrdered } from "../ordered/what-was-ordered.ts";
import {
  answered,
  type SimulatedOrder,
  type SimulatedReply,
  type SimulatedRequest,
  type Simulator,
  type SimulatorOptions,
} from "../simulator.ts";

const pictureOrder = z.object({
  prompt: z.string().min(1),
  aspect_ratio: z.string().regex(/^\d+x\d+$/),
  rendering_speed: z.enum(["FLASH", "TURBO", "DEFAULT", "QUALITY"]),
  num_images: z.stringFormat("one to eight", /^[1-8]$/),
});

const REFUSED = {
  policy: answered(422, { error: "The prompt failed the safety check" }),
  input: answered(400, { error: "Invalid request" }),
  quota: answered(402, { error: "Insufficient credits" }),
  auth: answered(401, { error: "Invalid API key" }),
};

/**
 * Simulates Ideogram (reference 3.4): the answer contains the picture's URL. There is no polling
 * and no webhook.
 */
export function ideogramSimulator(options: SimulatorOptions): Simulator {
  const book = openOrderBook(options, {
    service: "ideogram",
    taken: (order) => pictureOf(order, options.fileAddress(order)),
    refused: REFUSED,
  });

  function answer({ method, url, headers, form }: SimulatedRequest): SimulatedReply {
    const { pathname } = new URL(url);
    if (!book.account.knows(headers["api-key"])) return REFUSED.auth;
    const [, endpoint] = /^\/v1\/(ideogram-v3)\/generate$/.exec(pathname) ?? [];
    if (method !== "POST" || endpoint === undefined) return answered(404, { error: "Not found" });
    const input = Object.fromEntries(form ?? []);
    if (!pictureOrder.safeParse(input).success) return REFUSED.input;
    return book.submit({ endpoint, input, webhook: null });
  }
  const environment = (origin?: string) => environmentOf(book.account.key, origin);
  return { ...book, answer, environment, orderFor: null, isPaid };
}

/** Every picture that is made is billed, including withheld ones. */
const isPaid = ({ ending }: SimulatedOrder): boolean => ending !== "policy";

/** The picture is made while the caller waits. */
function pictureOf(order: SimulatedOrder, url: string): SimulatedReply {
  order.stage = "over";
  const { ending, input } = order;
  if (ending === "policy") return REFUSED.policy;
  const { prompt } = pictureOrder.parse(input);
  const { width, height, count } = whatWasOrdered(order);
  const made = { prompt, resolution: `${width}x${height}`, seed: 7, style_type: "GENERAL" };
  const safe = ending !== "flagged";
  const there = ending === "done" || !safe ? count : ending === "partial" ? count - 1 : 0;
  const picture = { ...made, url: safe ? url : null, is_image_safe: safe };
  const data = Array<object>(there).fill(picture);
  return answered(200, { created: "2026-11-20T00:00:00Z", data });
}

const environmentOf = (key: string, origin?: string) => ({
  IDEOGRAM_API_KEY: key,
  ...(origin && { IDEOGRAM_URL: origin }),
});
