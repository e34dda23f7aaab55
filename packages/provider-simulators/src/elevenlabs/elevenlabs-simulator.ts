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

const musicOrder = z.strictObject({
  prompt: z.string().min(1),
  model_id: z.enum(["music_v1", "music_v2", "music_v2_5"]).default("music_v1"),
  music_length_ms: z.number().int().min(3_000).max(600_000).optional(),
  force_instrumental: z.boolean().default(false),
});

const speechOrder = z.strictObject({
  text: z.string().min(1).max(10_000),
  model_id: z.string(),
  voice_settings: z.strictObject({ speed: z.number().min(0.7).max(1.2) }).optional(),
});

const problem = (status: number, name: string, data: object = {}) =>
  answered(status, { detail: { status: name, message: "It is refused", data } });
const REFUSED = {
  policy: problem(422, "bad_prompt", { prompt_suggestion: "A fox in the snow" }),
  input: answered(422, { detail: [{ type: "missing", loc: ["body", "prompt"], msg: "Missing" }] }),
  quota: problem(401, "quota_exceeded"),
  auth: problem(401, "invalid_api_key"),
};
/** The fields that the official client requires. */
const subscriptionOf = (isUsedUp: boolean) => ({
  ...{ tier: "creator", status: "active", currency: "usd" },
  ...{
    character_count: isUsedUp ? 100_000 : 100,
    character_limit: 100_000,
    current_overage: { amount: "0", currency: "usd" },
  },
  ...{ max_credit_limit_extension: 0, can_extend_character_limit: false },
  ...{ allowed_to_extend_character_limit: false, can_extend_voice_limit: false },
  ...{ voice_limit: 30, voice_slots_used: 0, voice_add_edit_counter: 0 },
  ...{ professional_voice_limit: 1, professional_voice_slots_used: 0 },
  ...{ professional_voice_slots_used_in_workspace: 0 },
  ...{ can_use_instant_voice_cloning: true, can_use_professional_voice_cloning: true },
  ...{ has_open_invoices: false, open_invoices: [] },
});

/**
 * Simulates ElevenLabs (reference 11): the answer to an order is the sound. There is no polling and
 * no webhook.
 */
export function elevenlabsSimulator(options: SimulatorOptions): Simulator {
  const book = openOrderBook(options, {
    service: "elevenlabs",
    taken: (order) => {
      order.stage = "over";
      return soundOf(order, book.contentOf);
    },
    refused: REFUSED,
  });

  function answer({ method, url, headers, body = "null" }: SimulatedRequest): SimulatedReply {
    const { pathname } = new URL(url);
    if (!book.account.knows(headers["xi-api-key"])) return REFUSED.auth;
    if (method === "GET" && pathname === "/v1/user/subscription")
      return answered(200, subscriptionOf(book.faults.account === "no credit"));
    const [, voice] = /^\/v1\/text-to-speech\/(\w+)\/with-timestamps$/.exec(pathname) ?? [];
    if (method !== "POST" || (voice === undefined && pathname !== "/v1/music"))
      return answered(404, { detail: "Not Found" });
    if (voice !== undefined) {
      const line = speechOrder.safeParse(JSON.parse(body)).data;
      return line ? book.submit({ endpoint: voice, input: line, webhook: null }) : REFUSED.input;
    }
    const input = musicOrder.safeParse(JSON.parse(body)).data;
    return input ? book.submit({ endpoint: input.model_id, input, webhook: null }) : REFUSED.input;
  }
  const environment = (origin?: string) => environmentOf(book.account.key, origin);
  return { ...book, answer, environment, orderFor: null, isPaid };
}

/** A refused order is not made. */
const isPaid = ({ ending }: SimulatedOrder): boolean => ending !== "policy" && ending !== "flagged";

/** The sound is made while the caller waits. */
function soundOf(
  order: SimulatedOrder,
  contentOf: (order: SimulatedOrder) => Uint8Array,
): SimulatedReply {
  if (!isPaid(order)) return REFUSED.policy;
  const line = speechOrder.safeParse(order.input).data;
  if (line) return order.ending === "done" ? speechOf(line.text) : answered(500, {});
  if (order.ending === "failed") return answered(500, { detail: "Internal error" });
  const isThere = order.ending === "done";
  const content = isThere ? Buffer.from(contentOf(order)).toString("latin1") : "";
  const headers = { "content-type": "audio/mpeg", "song-id": order.id };
  return { kind: "answered", answer: { status: 200, headers, body: content, encoding: "latin1" } };
}

const RATE = 24_000;
const SECONDS_A_LETTER = 0.06;

/** Returns a tone as long as speaking the text would take, with the time of each letter. */
function speechOf(text: string): SimulatedReply {
  const characters = Array.from(text);
  const samples = Math.ceil(characters.length * SECONDS_A_LETTER * RATE);
  const pcm = Buffer.alloc(2 * samples);
  for (let index = 0; index < samples; index += 1)
    pcm.writeInt16LE(Math.round(8_000 * Math.sin((2 * Math.PI * 220 * index) / RATE)), 2 * index);
  const spoken = {
    characters,
    character_start_times_seconds: characters.map((_, index) => index * SECONDS_A_LETTER),
    character_end_times_seconds: characters.map((_, index) => (index + 1) * SECONDS_A_LETTER),
  };
  const audio = pcm.toString("base64");
  return answered(200, { audio_base64: audio, alignment: spoken, normalized_alignment: spoken });
}

const environmentOf = (key: string, origin?: string) => ({
  ELEVENLABS_API_KEY: key,
  ...(origin && { ELEVENLABS_URL: origin }),
});
