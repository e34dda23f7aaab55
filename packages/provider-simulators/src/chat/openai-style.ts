import { z } from "zod";
import { answered, type SimulatedReply, type SimulatedRequest } from "../simulator.ts";
import { bodyOf, type ChatEnd, pathOf, type WireStyle } from "./wire-style.ts";

const chat = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

const REFUSALS = {
  "500": [500, "server_error", "The server had an error"],
  "429": [429, "rate_limit_exceeded", "Rate limit reached"],
  quota: [429, "insufficient_quota", "You exceeded your current quota"],
  auth: [401, "invalid_api_key", "Incorrect API key provided"],
  input: [400, "invalid_request_error", "Invalid schema for response_format"],
} as const;

const REASONS = { stop: "stop", length: "length", filtered: "content_filter", refused: "stop" };

/** Builds the answer of an OpenAI-compatible server. */
export function completion(model: string, text: string, end: ChatEnd): SimulatedReply {
  const said =
    end === "refused" ? { content: null, refusal: text } : { content: text, refusal: null };
  const choice = { index: 0, message: { role: "assistant", ...said }, logprobs: null };
  return answered(200, {
    ...{ id: "chatcmpl-1", object: "chat.completion", created: 1_790_000_000, model },
    choices: [{ ...choice, finish_reason: REASONS[end] }],
    usage: { prompt_tokens: 900, completion_tokens: 600, total_tokens: 1_500 },
  });
}

export const chatProblem = (status: number, code: string, message: string): SimulatedReply =>
  answered(status, { error: { message, type: code, param: null, code } });

const keyOf = ({ headers }: SimulatedRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];

/** OpenAI's chat completions, also supported by llama.cpp and vLLM. */
export const openaiStyle: WireStyle = {
  readQuestion(request) {
    if (request.method !== "POST" || !pathOf(request).endsWith("/chat/completions")) return null;
    const { model, messages } = chat.parse(bodyOf(request));
    return { model, data: messages.findLast(({ role }) => role === "user")?.content ?? "{}" };
  },
  answer: ({ model }, text, end) => completion(model, text, end),
  refuse(why) {
    const [status, code, message] = REFUSALS[why];
    return chatProblem(status, code, message);
  },
  listModels(request, names, isKey) {
    if (request.method !== "GET" || !pathOf(request).endsWith("/v1/models")) return null;
    if (!isKey(keyOf(request))) return chatProblem(...REFUSALS.auth);
    const data = names.map((id) => ({ id, object: "model", created: 1, owned_by: "simulated" }));
    return answered(200, { object: "list", data });
  },
  keyOf,
  environment: (origin, key) => ({
    ...{ LANGUAGE_MODEL: "compatible:simulated", LANGUAGE_MODEL_KEY: key },
    LANGUAGE_MODEL_URL: `${origin}/v1`,
  }),
};
