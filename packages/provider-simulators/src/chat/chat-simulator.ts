import { openAccount } from "../account.ts";
import type { AccountFault } from "../faults.ts";
import {
  answered,
  type HangingReply,
  SIMULATED_KEY,
  type SimulatedReply,
  type SimulatedRequest,
} from "../simulator.ts";
import { anthropicStyle } from "./anthropic-style.ts";
import { googleStyle } from "./google-style.ts";
import { ollamaStyle } from "./ollama-style.ts";
import { chatProblem, openaiStyle } from "./openai-style.ts";
import { simulatedScript } from "./simulated-script.ts";
import { simulatedWords } from "./simulated-words.ts";
import { bodyOf, CHAT_REFUSALS, type ChatQuestion, type WireStyle } from "./wire-style.ts";

/**
 * The fate of the next call. `other shape`: valid JSON that does not match the schema; `too long`:
 * the text is cut off.
 */
export const CHAT_FAULTS = [
  ...CHAT_REFUSALS,
  "hangs",
  "lost",
  "lost before",
  "broken off",
  "unreadable",
  "refusal",
  "filtered",
  "other shape",
  "too long",
  "redirect",
] as const;
export type ChatFault = (typeof CHAT_FAULTS)[number];

export const CHAT_STYLES = {
  openai: openaiStyle,
  anthropic: anthropicStyle,
  google: googleStyle,
  ollama: ollamaStyle,
} as const satisfies Record<string, WireStyle>;
export type ChatStyle = keyof typeof CHAT_STYLES;

/** A call as received. */
export interface ChatCall {
  readonly headers: SimulatedRequest["headers"];
  readonly body: unknown;
}

export interface ChatSimulator {
  /** Environment that makes Kinora ask this simulator for scripts. */
  environment(origin: string): Readonly<Record<string, string>>;
  answer(request: SimulatedRequest): SimulatedReply | HangingReply;
  /** Every call received, whatever the answer. */
  readonly calls: ChatCall[];
  /**
   * The questions that are billed: text was read or written, even if the caller never received it.
   */
  readonly bills: ChatQuestion[];
  /** Queue of faults for the next calls. */
  readonly faults: ChatFault[];
  /** What is wrong with the account until it is set right. */
  readonly state: { account: AccountFault | null };
  /** Queue of answers that replace the generated ones. */
  readonly answers: unknown[];
  /** Models on offer. */
  readonly models: string[];
}

/** Faults that cost the caller nothing. */
const FREE: ReadonlySet<ChatFault> = new Set([
  ...CHAT_REFUSALS.filter((fault) => fault !== "500"),
  ...(["lost before", "redirect"] as const),
]);

/**
 * Simulates a service of language models. A server of one's own, such as Ollama, asks for no key.
 *
 * @param keys the keys of the account; the first is the one of its environment
 */
export function chatSimulator(
  style: ChatStyle = "openai",
  keys: readonly [string, ...string[]] = [SIMULATED_KEY],
): ChatSimulator {
  const wire: WireStyle = CHAT_STYLES[style];
  const state: ChatSimulator["state"] = { account: null };
  const { key, knows } = openAccount({ keys }, state);
  const isKey = (said?: string) => style === "ollama" || knows(said);
  const calls: ChatCall[] = [];
  const bills: ChatQuestion[] = [];
  const faults: ChatFault[] = [];
  const answers: unknown[] = [];
  const models = ["simulated"];

  function answer(request: SimulatedRequest): SimulatedReply | HangingReply {
    const listed = wire.listModels(request, models, isKey);
    if (listed) return listed;
    const question = wire.readQuestion(request);
    if (!question) return chatProblem(404, "not_found", "Unknown request URL");
    if (!isKey(wire.keyOf(request))) return wire.refuse("auth");
    calls.push({ headers: request.headers, body: bodyOf(request) });
    if (state.account === "no credit") return wire.refuse("quota");
    const write = () => JSON.stringify(answers.shift() ?? written(JSON.parse(question.data)));
    const fault = faults.shift();
    if (fault === undefined || !FREE.has(fault)) bills.push(question);
    return fault === undefined
      ? wire.answer(question, write(), "stop")
      : spoiled(fault, question, { wire, write });
  }
  return {
    ...{ calls, bills, faults, state, answers, models, answer },
    environment: (origin) => wire.environment(origin, key),
  };
}

const written = (question: unknown): object =>
  simulatedWords(question) ?? simulatedScript(question);

function spoiled(
  fault: ChatFault,
  question: ChatQuestion,
  { wire, write }: { readonly wire: WireStyle; readonly write: () => string },
): SimulatedReply | HangingReply {
  switch (fault) {
    case "hangs":
      return { kind: "hangs" };
    case "lost":
    case "lost before":
      return { kind: "lost" };
    case "broken off": {
      const whole = wire.answer(question, write(), "stop");
      const body = whole.kind === "answered" ? whole.answer.body : "";
      return { kind: "lost", half: body.slice(0, body.length / 2) };
    }
    case "unreadable":
      return answered(200, "<html>");
    case "refusal":
      return wire.answer(question, "I cannot help with that.", "refused");
    case "filtered":
      return wire.answer(question, "", "filtered");
    case "other shape":
      return wire.answer(question, JSON.stringify({ story: "Once upon a time." }), "stop");
    case "too long":
      return wire.answer(question, write().slice(0, 200), "length");
    case "redirect":
      return answered(307, "", { location: "/v1/elsewhere/chat/completions" });
    default:
      return wire.refuse(fault);
  }
}
