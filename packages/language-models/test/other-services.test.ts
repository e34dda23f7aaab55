import { serveSimulator } from "@kinora/provider-simulators/serve-simulator";
import { answered, type SimulatedRequest } from "@kinora/provider-simulators/simulator";
import { configuredLanguageModel } from "@kinora/providers/language/configured-language-model";
import { expect, onTestFinished, test } from "vitest";
import { openLanguageModel } from "../src/open-language-model.ts";

const schema = {
  type: "object",
  properties: { title: { type: "string" } },
  required: ["title"],
  additionalProperties: false,
};

/** Asks a model at an address that always gives the same reply. */
async function ask(variables: (origin: string) => Record<string, string>, reply: object) {
  const calls: SimulatedRequest[] = [];
  const { origin, close } = await serveSimulator({
    answer(request) {
      calls.push(request);
      return answered(200, reply);
    },
  });
  onTestFinished(close);
  const settings = configuredLanguageModel(variables(origin));
  if (!settings) throw new Error("it is configured");
  const read = (answer: unknown) => JSON.stringify(answer);
  const answer = await openLanguageModel(settings).ask(
    {
      ...{ instructions: "Name a story.", data: '{"idea":"a fox"}', mostTokens: 500, seconds: 60 },
      shape: { name: "title", schema, read },
    },
    new AbortController().signal,
  );
  const sent = calls.map(({ url, body }) => [new URL(url).pathname, JSON.parse(body ?? "null")]);
  return { answer, sent };
}

const google = (origin: string) => ({
  ...{ LANGUAGE_MODEL: "google:gemini-x", GEMINI_API_KEY: "k" },
  GOOGLE_GENERATIVE_AI_URL: `${origin}/v1beta`,
});
const saidByGoogle = (text: string, ending: object) => ({
  candidates: [{ content: { role: "model", parts: [{ text }] }, ...ending }],
  usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 6, totalTokenCount: 15 },
});

test("Google is asked in one request", async () => {
  const reply = saidByGoogle('{"title":"The lantern"}', { finishReason: "STOP" });
  const { answer, sent } = await ask(google, reply);
  expect(answer).toEqual({
    ...{ kind: "answered", value: '{"title":"The lantern"}' },
    usage: { input: 9, output: 6 },
  });
  expect(sent).toMatchObject([
    [
      "/v1beta/models/gemini-x:generateContent",
      {
        systemInstruction: { parts: [{ text: "Name a story." }] },
        contents: [{ role: "user", parts: [{ text: '{"idea":"a fox"}' }] }],
        generationConfig: { maxOutputTokens: 500, responseMimeType: "application/json" },
      },
    ],
  ]);
});

test("an answer for which Google needs a second request is abandoned", async () => {
  const reply = saidByGoogle('{"title":', { finishReason: "CONTINUATION", continuationToken: "t" });
  const { answer, sent } = await ask(google, reply);
  expect(answer).toEqual({ kind: "unknown" });
  expect(sent).toHaveLength(1);
});

test("a refusal by Google is recognised", async () => {
  const { answer } = await ask(google, saidByGoogle("", { finishReason: "SAFETY" }));
  expect(answer).toMatchObject({ kind: "refused", why: "policy" });
});

const anthropic = (origin: string) => ({
  ...{ LANGUAGE_MODEL: "anthropic:claude-x", ANTHROPIC_API_KEY: "k" },
  ANTHROPIC_URL: `${origin}/v1`,
});
const saidByAnthropic = (content: object[], reason: string) => ({
  ...{ id: "msg_1", type: "message", role: "assistant", model: "claude-x", content },
  ...{ stop_reason: reason, stop_sequence: null, usage: { input_tokens: 9, output_tokens: 6 } },
});

test("Anthropic is asked in one request", async () => {
  const text = { type: "text", text: '{"title":"The lantern"}' };
  const { answer, sent } = await ask(anthropic, saidByAnthropic([text], "end_turn"));
  expect(answer).toEqual({
    ...{ kind: "answered", value: '{"title":"The lantern"}' },
    usage: { input: 9, output: 6 },
  });
  expect(sent).toMatchObject([
    [
      "/v1/messages",
      {
        ...{ model: "claude-x", max_tokens: 500 },
        system: [{ type: "text", text: "Name a story." }],
        messages: [{ role: "user", content: [{ type: "text", text: '{"idea":"a fox"}' }] }],
        output_config: { format: { type: "json_schema", schema } },
      },
    ],
  ]);
});

test("a refusal by Anthropic is recognised", async () => {
  const { answer } = await ask(anthropic, saidByAnthropic([], "refusal"));
  expect(answer).toMatchObject({ kind: "refused", why: "policy", usage: { input: 9, output: 6 } });
});
