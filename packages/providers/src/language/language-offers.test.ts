import type { LanguageChoice } from "@kinora/domain/hosted/language-choice";
import { type ChatStyle, chatSimulator } from "@kinora/provider-simulators/chat/chat-simulator";
import { describe, expect, it, test } from "vitest";
import { configuredProviders } from "../configured-providers.ts";
import type { Exchange, Request } from "../http/exchange.ts";
import { environmentWith, testKey } from "../services.ts";
import { languageOffers } from "./language-offers.ts";

const KEY = "a-good-key";

/** Simulators at the given origins; every other address refuses the connection. */
function world(at: Readonly<Record<string, ReturnType<typeof chatSimulator>>>) {
  const asked: Request[] = [];
  const exchange: Exchange = async (request) => {
    asked.push(request);
    const reply = at[new URL(request.url).origin]?.answer(request);
    return reply && reply.kind !== "hangs" ? reply : { kind: "not sent" };
  };
  return { asked, exchange };
}
const speaking = (style: ChatStyle, ...models: string[]) => {
  const simulator = chatSimulator(style, [KEY]);
  simulator.models.splice(0, Infinity, ...models);
  return simulator;
};
const HERE = "http://127.0.0.1:11434";
const LLAMA = "http://127.0.0.1:8080";

describe("the language models on offer", () => {
  it("include services with a key and servers on this machine, at no cost", async () => {
    const ollama = speaking("ollama", "llama3.2:3b");
    const google = speaking("google", "gemini-x");
    const { exchange, asked } = world({
      [HERE]: ollama,
      "https://generativelanguage.googleapis.com": google,
    });
    const offers = await languageOffers({ environment: { GEMINI_API_KEY: KEY }, exchange });
    expect(offers).toEqual([
      { service: "google", title: "Google", isLocal: false, models: ["gemini-x"] },
      { service: "ollama", title: "Ollama", isLocal: true, models: ["llama3.2:3b"] },
    ]);
    expect([...ollama.bills, ...google.bills]).toEqual([]);
    const local = asked.filter(({ url }) => !url.startsWith("https:"));
    expect(local.map(({ url }) => url)).toEqual([`${HERE}/api/tags`, `${LLAMA}/v1/models`]);
    expect(local.every(({ patience = 0 }) => patience > 0 && patience <= 1_000)).toBe(true);
  });

  it("exclude an unrelated server on a known port, and redirects", async () => {
    const { exchange } = world({ [LLAMA]: speaking("openai", "gpt-x") });
    expect(await languageOffers({ environment: {}, exchange })).toEqual([]);
    const elsewhere: Exchange = async () => ({
      ...{ kind: "answered" },
      answer: { status: 302, headers: { location: "http://10.0.0.1/" }, body: "" },
    });
    expect(await languageOffers({ environment: {}, exchange: elsewhere })).toEqual([]);
  });

  it("include llama.cpp when the list says that the models are its own", async () => {
    const models = { object: "list", data: [{ id: "qwen3.gguf", owned_by: "llamacpp" }] };
    const exchange: Exchange = async ({ url }) =>
      url.startsWith(LLAMA)
        ? { kind: "answered", answer: { status: 200, headers: {}, body: JSON.stringify(models) } }
        : { kind: "not sent" };
    expect(await languageOffers({ environment: {}, exchange })).toEqual([
      { service: "llamacpp", title: "llama.cpp", isLocal: true, models: ["qwen3.gguf"] },
    ]);
  });
});

const only = (verdict: string) => ({ verdict, told: null });

test.each([
  ["openai", "https://api.openai.com", "openai"],
  ["anthropic", "https://api.anthropic.com", "anthropic"],
  ["google", "https://generativelanguage.googleapis.com", "google"],
] as const)(
  "tests a key of %s by requesting the list of models",
  async (service, origin, style) => {
    const simulator = speaking(style, "m");
    const { exchange } = world({ [origin]: simulator });
    const outside = { environment: {}, exchange };
    expect(await testKey(service, KEY, outside)).toEqual(only("accepted"));
    expect(await testKey(service, "wrong-key", outside)).toEqual(only("refused"));
    expect(await testKey(service, KEY, { environment: {}, ...world({}) })).toEqual(only("unclear"));
    expect(simulator.bills).toEqual([]);
  },
);

describe("the owner's choice", () => {
  const asked = (
    environment: Readonly<Record<string, string>>,
    choice: LanguageChoice | null,
    keys: Readonly<Record<string, string>> = {},
  ) => {
    const kept = new Map(Object.entries(keys).map(([name, key]) => [name, { key }]));
    const { languageModel } = configuredProviders(environmentWith(environment, kept, choice));
    return languageModel && [languageModel.address, languageModel.model, languageModel.key];
  };
  const gpt: LanguageChoice = { service: "openai", model: "gpt-x" };
  const llama: LanguageChoice = { service: "ollama", model: "llama3.2:3b" };

  it("is asked with the key that was entered", () => {
    expect(asked({}, gpt, { openai: "sk-k" })).toEqual([
      ...["https://api.openai.com/v1", "gpt-x", "sk-k"],
    ]);
  });
  it("is dropped when its key is gone, and a key alone chooses nothing", () => {
    expect(asked({}, gpt)).toBeNull();
    expect(asked({}, null, { openai: "sk-k" })).toBeNull();
  });
  it("of a local server ignores the address and key that the environment has for another", () => {
    const other = { LANGUAGE_MODEL_URL: "http://10.0.0.1/v1", LANGUAGE_MODEL_KEY: "k" };
    expect(asked(other, llama)).toEqual([`${HERE}/v1`, "llama3.2:3b", null]);
  });
  it("is ignored when the environment names a language model", () => {
    const own = { LANGUAGE_MODEL: "openai:gpt-y", OPENAI_API_KEY: "k" };
    expect(asked(own, llama)).toEqual(["https://api.openai.com/v1", "gpt-y", "k"]);
  });
});
