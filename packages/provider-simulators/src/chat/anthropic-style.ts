import { z } from "zod";
import { answered } from "../simulator.ts";
import { bodyOf, pathOf, type WireStyle } from "./wire-style.ts";

const message = z.object({
  model: z.string(),
  max_tokens: z.number().int(),
  messages: z.array(
    z.object({
      role: z.enum(["user", "assistant"]),
      content: z.union([z.string(), z.array(z.object({ type: z.string(), text: z.string() }))]),
    }),
  ),
});

const REFUSALS = {
  "500": [500, "api_error", "Internal server error"],
  "429": [429, "rate_limit_error", "This request would exceed your rate limit"],
  quota: [402, "billing_error", "Your credit balance is too low"],
  auth: [401, "authentication_error", "invalid x-api-key"],
  input: [400, "invalid_request_error", "output_config.format: invalid schema"],
} as const;

const REASONS = { stop: "end_turn", length: "max_tokens", filtered: "refusal", refused: "refusal" };

const problem = (status: number, type: string, said: string) =>
  answered(status, { type: "error", error: { type, message: said }, request_id: "req_1" });

/** Anthropic's Messages API. */
export const anthropicStyle: WireStyle = {
  readQuestion(request) {
    if (request.method !== "POST" || pathOf(request) !== "/v1/messages") return null;
    const { model, messages } = message.parse(bodyOf(request));
    const content = messages.findLast(({ role }) => role === "user")?.content ?? "{}";
    return {
      model,
      data: typeof content === "string" ? content : content.map(({ text }) => text).join(""),
    };
  },
  answer: ({ model }, text, end) =>
    answered(200, {
      ...{ id: "msg_1", type: "message", role: "assistant", model },
      content: end === "stop" || end === "length" ? [{ type: "text", text }] : [],
      ...{ stop_reason: REASONS[end], stop_sequence: null },
      usage: { input_tokens: 900, output_tokens: 600 },
    }),
  refuse(why) {
    const [status, code, message] = REFUSALS[why];
    return problem(status, code, message);
  },
  listModels(request, names, isKey) {
    if (request.method !== "GET" || pathOf(request) !== "/v1/models") return null;
    const { "x-api-key": key, "anthropic-version": version } = request.headers;
    if (!isKey(key)) return problem(...REFUSALS.auth);
    if (version === undefined)
      return problem(400, "invalid_request_error", "anthropic-version: header is required");
    const data = names.map((id) => {
      return { type: "model", id, display_name: id, created_at: "2026-02-01T00:00:00Z" };
    });
    return answered(200, {
      ...{ data, has_more: false },
      ...{ first_id: names[0] ?? null, last_id: names.at(-1) ?? null },
    });
  },
  keyOf: ({ headers }) => headers["x-api-key"],
  environment: (origin, key) => ({
    ...{ LANGUAGE_MODEL: "anthropic:simulated", ANTHROPIC_API_KEY: key },
    ANTHROPIC_URL: `${origin}/v1`,
  }),
};
