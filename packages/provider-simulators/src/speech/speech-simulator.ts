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
import { toneFile } from "./tone-file.ts";

const speechOrder = z.strictObject({
  model: z.string(),
  input: z.string().min(1).max(4_096),
  voice: z.string(),
  response_format: z.enum(["mp3", "wav", "pcm"]).default("mp3"),
  speed: z.number().min(0.25).max(4).default(1),
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
 * Simulates a self-hosted server with OpenAI's speech: the answer is the sound, and an order cannot
 * be looked up later.
 */
export function speechSimulator(options: SimulatorOptions): Simulator {
  const book = openOrderBook(options, {
    service: "speech",
    taken: (order) => {
      order.stage = "over";
      return soundOf(order);
    },
    refused: REFUSED,
  });

  function answer({ method, url, headers, body = "null" }: SimulatedRequest): SimulatedReply {
    const { pathname } = new URL(url);
    if (!book.account.admits(headers, "Bearer")) return REFUSED.auth;
    if (method === "GET" && pathname === "/v1/models")
      return answered(200, { object: "list", data: [{ id: MODEL, object: "model" }] });
    if (method === "GET" && pathname === "/v1/audio/voices")
      return answered(200, { voices: VOICES.map((id) => ({ id, name: id })) });
    if (method !== "POST" || pathname !== "/v1/audio/speech") return problem(404, null);
    const input = speechOrder.safeParse(JSON.parse(body)).data;
    if (!input || !VOICES.includes(input.voice)) return REFUSED.input;
    if (input.model !== MODEL) return problem(404, "model_not_found");
    return book.submit({ endpoint: input.voice, input, webhook: null });
  }
  const environment = (origin?: string) => environmentOf(book.account.key, origin);
  return { ...book, answer, environment, orderFor: null, isPaid };
}

/** A refused order is not made. */
const isPaid = ({ ending }: SimulatedOrder): boolean => ending !== "policy" && ending !== "flagged";

function soundOf(order: SimulatedOrder): SimulatedReply {
  const { input: text, response_format: format, speed } = speechOrder.parse(order.input);
  if (!isPaid(order)) return REFUSED.policy;
  if (order.ending === "failed") return answered(500, { error: { message: "Out of memory" } });
  // Tests only need the other formats to be distinct from WAV.
  const bytes = format === "wav" ? toneFile(text, speed) : Buffer.from("ID3 of another format");
  return {
    kind: "answered",
    answer: {
      status: 200,
      headers: { "content-type": format === "wav" ? "audio/wav" : "audio/mpeg" },
      body: order.ending === "done" ? bytes.toString("latin1") : "",
      encoding: "latin1",
    },
  };
}

const MODEL = "a-model";
const VOICES = ["af_heart", "if_sara"];

/** Without an address, the provider would not be configured, so there is a default. */
const environmentOf = (key: string, origin = "http://speech.example:8880") => ({
  ...{ SPEECH_URL: origin, SPEECH_MODEL: MODEL, SPEECH_KEY: key },
  SPEECH_VOICES: "af_heart=en-US, if_sara=it",
});
