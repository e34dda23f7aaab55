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

const RATIOS = ["21:9", "16:9", "3:2", "4:3", "5:4", "1:1", "4:5", "3:4", "2:3", "9:16"] as const;
const pictureOrder = z.object({
  contents: z.tuple([
    z.object({ role: z.literal("user"), parts: z.array(z.object({ text: z.string().min(1) })) }),
  ]),
  generationConfig: z.strictObject({
    responseModalities: z.tuple([z.literal("IMAGE")]),
    candidateCount: z.literal(1).optional(),
    imageConfig: z.strictObject({
      aspectRatio: z.enum(RATIOS).optional(),
      imageSize: z.enum(["1K", "2K", "4K"]).optional(),
    }),
  }),
  safetySettings: z
    .array(z.strictObject({ category: z.string(), threshold: z.string() }))
    .optional(),
});

const problem = (code: number, status: string, reason?: string) =>
  answered(code, {
    error: {
      ...{ code, message: "It is refused", status },
      ...(reason && {
        details: [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason }],
      }),
    },
  });
const REFUSED = {
  // The prompt is blocked before it reaches the model.
  policy: answered(200, {
    promptFeedback: { blockReason: "PROHIBITED_CONTENT" },
    usageMetadata: { promptTokenCount: 8, totalTokenCount: 8 },
  }),
  input: problem(400, "INVALID_ARGUMENT"),
  quota: problem(403, "PERMISSION_DENIED"),
  auth: problem(400, "INVALID_ARGUMENT", "API_KEY_INVALID"),
};
const NOT_FOUND = problem(404, "NOT_FOUND");

const CALL = /^\/v1(?:beta)?\/models(?:\/([\w.-]+))?(?::(\w+))?$/;
const MODELS: readonly string[] = ["gemini-nano-banana-2.1", "gemini-2.5-flash-image"];
const aboutModel = (model: string) => ({
  ...{ name: `models/${model}`, displayName: model, version: "001" },
  supportedGenerationMethods: ["generateContent"],
});

/**
 * Simulates pictures of the Gemini API (reference 3.4): the answer is the picture. There is no
 * polling and no webhook.
 */
export function geminiSimulator(options: SimulatorOptions): Simulator {
  const book = openOrderBook(options, {
    service: "gemini",
    taken: (order) => {
      order.stage = "over";
      return generatedBy(order, book.contentOf(order));
    },
    refused: REFUSED,
  });

  function answer({ method, url, headers, body = "null" }: SimulatedRequest): SimulatedReply {
    const called = CALL.exec(new URL(url).pathname);
    if (!book.account.knows(headers["x-goog-api-key"])) return REFUSED.auth;
    if (!called) return NOT_FOUND;
    const [, model, verb] = called;
    if (method === "GET" && model === undefined)
      return answered(200, { models: MODELS.map(aboutModel) });
    if (model === undefined || !MODELS.includes(model)) return NOT_FOUND;
    if (method === "GET") return answered(200, aboutModel(model));
    if (verb !== "generateContent") return NOT_FOUND;
    const input = pictureOrder.safeParse(JSON.parse(body)).data;
    return input ? book.submit({ endpoint: model, input, webhook: null }) : REFUSED.input;
  }
  const environment = (origin?: string) => environmentOf(book.account.key, origin);
  return { ...book, answer, environment, orderFor: null, isPaid, refuses: REFUSES };
}

const REFUSES = ["policy", "input", "auth"] as const;

/** A picture that was withheld after it was made may be billed. */
const isPaid = ({ ending }: SimulatedOrder): boolean => ending !== "policy";

/** The picture is made while the caller waits. */
function generatedBy({ endpoint, ending, id }: SimulatedOrder, bytes: Uint8Array): SimulatedReply {
  if (ending === "policy") return REFUSED.policy;
  const picture = { mimeType: "image/png", data: Buffer.from(bytes).toString("base64") };
  const isThere = ending === "done";
  const finishReason = isThere ? "STOP" : ending === "flagged" ? "IMAGE_SAFETY" : "NO_IMAGE";
  const content = { role: "model", parts: isThere ? [{ inlineData: picture }] : [] };
  return answered(200, {
    candidates: ending === "gone" ? [] : [{ content, finishReason, index: 0 }],
    usageMetadata: { promptTokenCount: 8, candidatesTokenCount: 1_290, totalTokenCount: 1_298 },
    ...{ modelVersion: endpoint, responseId: id },
  });
}

const environmentOf = (key: string, origin?: string) => ({
  GEMINI_API_KEY: key,
  ...(origin && { GEMINI_URL: origin }),
});
