import {
  CHAT_STYLES,
  type ChatFault,
  type ChatStyle,
  chatSimulator,
} from "@kinora/provider-simulators/chat/chat-simulator";
import { serveSimulator } from "@kinora/provider-simulators/serve-simulator";
import { configuredLanguageModel } from "@kinora/providers/language/configured-language-model";
import { describe, expect, onTestFinished, test } from "vitest";
import { openLanguageModel } from "../src/open-language-model.ts";
import { wordsQuestion } from "../src/question/words-question.ts";

const STYLES = Object.keys(CHAT_STYLES) as ChatStyle[];

/** A simulator over HTTP, and the adapter that an operator would configure for it. */
async function open(style: ChatStyle) {
  const simulator = chatSimulator(style);
  const { origin, close } = await serveSimulator(simulator);
  onTestFinished(close);
  const settings = configuredLanguageModel(simulator.environment(origin));
  if (!settings) throw new Error("it is configured");
  const model = openLanguageModel(settings);
  const question = wordsQuestion({ prompt: "a fox", kind: "image" });
  return { simulator, ask: () => model.ask(question, new AbortController().signal) };
}

describe.each(STYLES)("a language model in the style of %s", (style) => {
  test("improves a prompt in one call, which is billed once", async () => {
    const { simulator, ask } = await open(style);
    expect(await ask()).toMatchObject({
      ...{ kind: "answered", value: "a fox, seen close in the clear light of an early morning" },
      usage: { input: 900, output: 600 },
    });
    expect(simulator.bills).toEqual([{ model: "simulated", data: '{"prompt":"a fox"}' }]);
  });

  test.each<[ChatFault, string, number]>([
    ["500", "unknown", 1],
    ["429", "outage", 0],
    ["quota", "refused", 0],
    ["auth", "refused", 0],
    ["input", "refused", 0],
    ["lost", "unknown", 1],
    ["lost before", "unknown", 0],
    ["broken off", "unknown", 1],
    ["unreadable", "unknown", 1],
    ["refusal", "refused", 1],
    ["filtered", "refused", 1],
    ["other shape", "unusable", 1],
    ["too long", "unusable", 1],
    ["redirect", "unknown", 0],
  ])("is asked only once after the fault: %s", async (fault, kind, bills) => {
    const { simulator, ask } = await open(style);
    simulator.faults.push(fault);
    expect(await ask()).toMatchObject({ kind });
    expect(simulator.calls).toHaveLength(1);
    expect(simulator.bills).toHaveLength(bills);
  });
});
