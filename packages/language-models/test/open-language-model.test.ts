import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import type { ModelQuestion } from "@kinora/domain/generation/language-model";
import { type ChatFault, chatSimulator } from "@kinora/provider-simulators/chat/chat-simulator";
import { serveSimulator } from "@kinora/provider-simulators/serve-simulator";
import { configuredProviders } from "@kinora/providers/configured-providers";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openLanguageModel } from "../src/open-language-model.ts";

const SECRET = "sk-a-secret-key";
const WORDS = "a fox that nobody may read of";
const schema = {
  type: "object",
  properties: { title: { type: "string" } },
  required: ["title"],
  additionalProperties: false,
};
const question = (seconds = 60): ModelQuestion<string> => ({
  instructions: "Name a story.",
  data: JSON.stringify({ idea: WORDS }),
  shape: {
    name: "title",
    schema,
    read: (answer) =>
      typeof answer === "object" && answer !== null && "title" in answer ? `${answer.title}` : null,
  },
  mostTokens: 500,
  seconds,
});

const SERVICES = ["openai", "compatible"] as const;

/** A simulator over HTTP, and the adapter that an operator would configure for it. */
async function open(service: (typeof SERVICES)[number]) {
  const simulator = chatSimulator("openai", [SECRET]);
  const { origin, close } = await serveSimulator(simulator);
  onTestFinished(close);
  const { languageModel } = configuredProviders({
    LANGUAGE_MODEL: `${service}:simulated`,
    ...(service === "openai"
      ? { OPENAI_API_KEY: SECRET, OPENAI_URL: `${origin}/v1` }
      : { LANGUAGE_MODEL_URL: `${origin}/v1`, LANGUAGE_MODEL_KEY: SECRET }),
  });
  if (!languageModel) throw new Error("it is configured");
  const model = openLanguageModel(languageModel);
  const ask = (seconds?: number, signal = new AbortController().signal) =>
    model.ask(question(seconds), signal);
  return { simulator, ask, close };
}

describe.each(SERVICES)("a language model of %s", (service) => {
  test("is asked in one request, and its answer is read by the shape", async () => {
    const { simulator, ask } = await open(service);
    simulator.answers.push({ title: "The lantern" });
    expect(await ask()).toEqual({
      ...{ kind: "answered", value: "The lantern" },
      usage: { input: 900, output: 600 },
    });
    expect(simulator.calls.map(({ body }) => body)).toEqual([
      {
        model: "simulated",
        messages: [
          { role: "system", content: "Name a story." },
          { role: "user", content: `{"idea":"${WORDS}"}` },
        ],
        max_tokens: 500,
        response_format: {
          type: "json_schema",
          json_schema: { name: "title", strict: true, schema },
        },
      },
    ]);
    expect(simulator.calls[0]?.headers.authorization).toBe(`Bearer ${SECRET}`);
  });

  const before = { kind: "refused", usage: "before" };
  const used = { input: 900, output: 600 };
  test.each<[ChatFault, object]>([
    ["500", { kind: "unknown" }],
    ["429", { kind: "outage" }],
    ["quota", { ...before, why: "quota" }],
    ["auth", { ...before, why: "auth" }],
    ["input", { ...before, why: "input" }],
    ["lost", { kind: "unknown" }],
    ["broken off", { kind: "unknown" }],
    ["unreadable", { kind: "unknown" }],
    ["refusal", { kind: "refused", why: "policy", usage: used }],
    ["filtered", { kind: "refused", why: "policy", usage: used }],
    ["other shape", { kind: "unusable", usage: used }],
    ["too long", { kind: "unusable", usage: used }],
    ["redirect", { kind: "unknown" }],
  ])("is asked only once after the fault: %s", async (fault, outcome) => {
    const { simulator, ask } = await open(service);
    simulator.answers.push({ title: "The lantern" });
    simulator.faults.push(fault);
    if (fault === "other shape") simulator.answers.length = 0;
    expect(await ask()).toEqual(outcome);
    expect(simulator.calls).toHaveLength(1);
  });
});

describe.each(SERVICES)("a failing language model of %s", (service) => {
  test("is abandoned at its timeout or when the request is aborted", async () => {
    const brief = await open(service);
    brief.simulator.faults.push("hangs");
    expect(await brief.ask(0.2)).toEqual({ kind: "unknown" });
    const { simulator, ask } = await open(service);
    simulator.faults.push("hangs");
    const stop = new AbortController();
    const asked = ask(60, stop.signal);
    await expect.poll(() => simulator.calls.length).toBe(1);
    stop.abort();
    expect(await asked).toEqual({ kind: "unknown" });
    expect(simulator.calls).toHaveLength(1);
  });

  test("costs nothing when it is unreachable", async () => {
    const { ask, close } = await open(service);
    await close();
    expect(await ask()).toEqual({ kind: "outage" });
  });

  test("reveals neither prompts nor keys", async () => {
    const said: unknown[] = [];
    for (const level of ["log", "info", "warn", "error", "debug"] as const) {
      const spy = vi.spyOn(console, level).mockImplementation((...words) => void said.push(words));
      onTestFinished(() => spy.mockRestore());
    }
    const written = vi.spyOn(process.stderr, "write").mockImplementation((text) => {
      said.push(text);
      return true;
    });
    onTestFinished(() => written.mockRestore());
    const { simulator, ask } = await open(service);
    simulator.faults.push("500", "input", "other shape", "unreadable", "refusal");
    const outcomes = [];
    for (const _ of [1, 2, 3, 4, 5]) outcomes.push(await ask());
    expect(simulator.calls).toHaveLength(5);
    expect(JSON.stringify([said, outcomes])).not.toMatch(/fox|sk-a-secret/);
    expect(said).toEqual([]);
  });
});

test("an endless response is cut off", async () => {
  let sent = 0;
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const spaces = Buffer.alloc(1_000_000, " ");
    const endless = new Readable({
      read() {
        sent += spaces.length;
        this.push(spaces);
      },
    });
    endless.pipe(response).on("close", () => endless.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const { languageModel } = configuredProviders({
    ...{ LANGUAGE_MODEL: "compatible:any", LANGUAGE_MODEL_URL: `http://127.0.0.1:${port}/v1` },
  });
  if (!languageModel) throw new Error("it is configured");
  const answer = await openLanguageModel(languageModel).ask(
    question(20),
    new AbortController().signal,
  );
  expect(answer).toEqual({ kind: "unknown" });
  expect(sent).toBeLessThan(20_000_000);
});
