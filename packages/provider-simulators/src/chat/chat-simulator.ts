import { z } from "zod";
import {
  answered,
  type HangingReply,
  type SimulatedReply,
  type SimulatedRequest,
} from "../simulator.ts";
import { simulatedScript } from "./simulated-script.ts";

/** What becomes of the next call. `other shape`: JSON, but not what was asked for; `too long`: it stops in the middle. */
export const CHAT_FAULTS = [
  "500",
  "429",
  "quota",
  "auth",
  "input",
  "hangs",
  "lost",
  "broken off",
  "unreadable",
  "refusal",
  "filtered",
  "other shape",
  "too long",
  "redirect",
] as const;
export type ChatFault = (typeof CHAT_FAULTS)[number];

/** A call as it came. */
export interface ChatCall {
  readonly headers: SimulatedRequest["headers"];
  readonly body: unknown;
}

export interface ChatSimulator {
  /** What Kinora is told to ask it for scripts, at its address. */
  environment(origin: string): Readonly<Record<string, string>>;
  answer(request: SimulatedRequest): SimulatedReply | HangingReply;
  /** Every call that came, whatever was said to it. */
  readonly calls: ChatCall[];
  /** What goes wrong next, first come first served. */
  readonly faults: ChatFault[];
  /** What is written next, in the place of a script that fits. */
  readonly answers: unknown[];
}

const request = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

/** An address that speaks like OpenAI's chat completions, as Ollama, llama.cpp and vLLM do too. */
export function chatSimulator(): ChatSimulator {
  const calls: ChatCall[] = [];
  const faults: ChatFault[] = [];
  const answers: unknown[] = [];

  function answer({ method, url, headers, body }: SimulatedRequest) {
    if (method !== "POST" || !new URL(url).pathname.endsWith("/chat/completions"))
      return problem(404, "not_found", "Unknown request URL");
    const asked: unknown = JSON.parse(body ?? "null");
    calls.push({ headers, body: asked });
    const { model, messages } = request.parse(asked);
    const data = messages.findLast(({ role }) => role === "user")?.content ?? "{}";
    const write = () => JSON.stringify(answers.shift() ?? simulatedScript(JSON.parse(data)));
    const fault = faults.shift();
    return fault === undefined
      ? completion(model, { content: write() })
      : spoiled(fault, model, write);
  }
  const environment = (origin: string) => ({
    LANGUAGE_MODEL: "compatible:simulated",
    LANGUAGE_MODEL_URL: `${origin}/v1`,
  });
  return { calls, faults, answers, answer, environment };
}

const problem = (status: number, code: string, message: string) =>
  answered(status, { error: { message, type: code, param: null, code } });

interface Written {
  readonly content?: string;
  readonly refusal?: string;
  readonly reason?: string;
}

function completion(model: string, { content, refusal, reason = "stop" }: Written) {
  const message = { role: "assistant", content: content ?? null, refusal: refusal ?? null };
  return answered(200, {
    ...{ id: "chatcmpl-1", object: "chat.completion", created: 1_790_000_000, model },
    choices: [{ index: 0, message, logprobs: null, finish_reason: reason }],
    usage: { prompt_tokens: 900, completion_tokens: 600, total_tokens: 1_500 },
  });
}

const REFUSALS = {
  "500": [500, "server_error", "The server had an error"],
  "429": [429, "rate_limit_exceeded", "Rate limit reached"],
  quota: [429, "insufficient_quota", "You exceeded your current quota"],
  auth: [401, "invalid_api_key", "Incorrect API key provided"],
  input: [400, "invalid_request_error", "Invalid schema for response_format"],
} as const;

function spoiled(fault: ChatFault, model: string, write: () => string) {
  switch (fault) {
    case "hangs":
      return { kind: "hangs" } as const;
    case "lost":
      return { kind: "lost" } as const;
    case "broken off": {
      const whole = completion(model, { content: write() });
      const body = whole.kind === "answered" ? whole.answer.body : "";
      return { kind: "lost", half: body.slice(0, body.length / 2) } as const;
    }
    case "unreadable":
      return answered(200, "<html>");
    case "refusal":
      return completion(model, { refusal: "I cannot help with that." });
    case "filtered":
      return completion(model, { content: "", reason: "content_filter" });
    case "other shape":
      return completion(model, { content: JSON.stringify({ story: "Once upon a time." }) });
    case "too long":
      return completion(model, { content: write().slice(0, 200), reason: "length" });
    case "redirect":
      return answered(307, "", { location: "/v1/elsewhere/chat/completions" });
    default: {
      const [status, code, message] = REFUSALS[fault];
      return problem(status, code, message);
    }
  }
}
