import { speechSimulator } from "@kinora/provider-simulators/speech/speech-simulator";
import { expect, test } from "vitest";
import { configuredProviders } from "../configured-providers.ts";
import type { Exchange, Exchanged, Request } from "../http/exchange.ts";

const simulated = () =>
  speechSimulator({ now: () => new Date(), fileAddress: () => "", movesWhenAsked: true });
const named = {
  ...{ SPEECH_URL: "http://127.0.0.1:8880", SPEECH_MODEL: "a-model" },
  SPEECH_VOICES: "af_heart=en-US, if_sara=it",
};
const configured = (environment: Readonly<Record<string, string>> = named) => {
  const all = configuredProviders(environment);
  const [provider] = all.providers;
  if (!provider) throw new Error("it is configured");
  return { ...all, provider };
};
const line = { text: "A fox waits.", voice: "speech/af_heart", speed: 1.1 };
const post = { key: "our key", callback: null };
const answered = (status: number, body: string): Exchanged => ({
  kind: "answered",
  answer: { status, headers: {}, body },
});

/** A speaker that always receives the given exchange, and the requests it sends. */
function open(exchanged: Exchanged = { kind: "lost" }, environment = named) {
  const sent: Request[] = [];
  const exchange: Exchange = async (request) => {
    sent.push(request);
    return exchanged;
  };
  const speaker = configured(environment).provider.openSpeaker?.(exchange, () => null);
  if (!speaker) throw new Error("it speaks");
  const mapped = speaker.map(line);
  return { speaker, sent, submit: async () => mapped && speaker.submit(mapped, post) };
}

test("offers the voices that the owner of a self-hosted server names, with their languages, at no cost", () => {
  const { provider, budgets } = configured();
  expect(provider.voices).toMatchObject([
    { key: "speech/af_heart", name: "af_heart", service: "speech", languages: ["en-US"] },
    { key: "speech/if_sara", languages: ["it"] },
  ]);
  expect(budgets.services.get("speech")).toMatchObject({ day: 0, month: 0 });
});

test("offers OpenAI's voices, at a price, when the address is OpenAI's", () => {
  const { provider, budgets } = configured({
    ...{ SPEECH_URL: "https://api.openai.com/", SPEECH_MODEL: "tts-1", SPEECH_KEY: "k" },
    ...{ SPEECH_VOICES: "alloy=en de fr", OPENAI_BUDGET_DAY: "2" },
  });
  expect(provider.voices).toMatchObject([
    { key: "openai/alloy", service: "openai", languages: ["en", "de", "fr"] },
  ]);
  const paid = { title: "OpenAI", day: 2_000, month: 100_000 };
  expect(budgets.services.get("openai")).toEqual(paid);
  expect(
    provider.openSpeaker?.(
      async () => ({ kind: "lost" }),
      () => null,
    ).name,
  ).toBe("openai");
});

test.each([
  [{ SPEECH_MODEL: "" }, /^SPEECH_URL is set, and SPEECH_MODEL is not/],
  [{ SPEECH_VOICES: "" }, /^SPEECH_URL is set, and SPEECH_VOICES is not/],
  [{ SPEECH_VOICES: "af_heart" }, /^SPEECH_VOICES has "af_heart"/],
  [{ SPEECH_VOICES: "af_heart=nowhere-at-all" }, /^SPEECH_VOICES has/],
  [{ SPEECH_VOICES: "a b=en" }, /^SPEECH_VOICES has "a b=en"/],
  [{ SPEECH_VOICES: "a=en=de" }, /^SPEECH_VOICES has/],
  [{ SPEECH_VOICES: "a=en, a=de" }, /^SPEECH_VOICES names a voice twice/],
  [{ SPEECH_URL: "https://api.openai.com" }, /^SPEECH_URL is OpenAI's, and SPEECH_KEY is not set/],
  [{ SPEECH_URL: "http://127.0.0.1:8880/v1" }, /^SPEECH_URL is .* scheme, host and port/],
])("fails at the start with a sentence: %j", (wrong, sentence) => {
  expect(() => configured({ ...named, ...wrong })).toThrow(sentence);
});

test("requests a line with one POST for a WAV file, and sends no key when there is none", async () => {
  const { sent, submit } = open();
  expect(await submit()).toEqual({ kind: "unknown" });
  expect(sent).toMatchObject([
    {
      ...{ method: "POST", url: "http://127.0.0.1:8880/v1/audio/speech", encoding: "latin1" },
      body: '{"input":"A fox waits.","model":"a-model","response_format":"wav","speed":1.1,"voice":"af_heart"}',
    },
  ]);
  expect(sent[0]?.headers).not.toHaveProperty("authorization");
});

test("refuses an unknown voice before sending anything", () => {
  expect(open().speaker.map({ ...line, voice: "speech/nobody" })).toBeNull();
  expect(open().speaker.map({ ...line, text: "x".repeat(4_097) })).toBeNull();
});

test.each([
  [200, "ID3 is another format", "unknown"],
  [200, "", "unknown"],
  [400, '{"error":{"code":"content_policy_violation"}}', "refused"],
  [404, '{"error":{"code":"model_not_found"}}', "refused"],
  [429, "", "not sent"],
  [500, "", "unknown"],
])("classifies a POST answered with %i %s", async (status, body, kind) => {
  expect(await open(answered(status, body)).submit()).toMatchObject({ kind });
});

test("returns the sound without word times, and rejects silence", async () => {
  const simulator = simulated();
  const request = {
    ...{
      method: "POST",
      url: "http://s/v1/audio/speech",
      headers: { authorization: "Bearer simulated" },
    },
    body: JSON.stringify({
      model: "a-model",
      input: "A fox waits.",
      voice: "af_heart",
      response_format: "wav",
    }),
  };
  const said = simulator.answer(request);
  if (said.kind !== "answered") throw new Error("it answers");
  const read = async (body: string) => {
    const { speaker, submit } = open(answered(200, body));
    const outcome = await submit();
    const [file] = outcome?.kind === "accepted" ? (outcome.files ?? []) : [];
    return file ? speaker.read(file, line) : undefined;
  };
  const spoken = await read(said.answer.body);
  expect(spoken).toMatchObject({ sampleRate: 22_050, words: null });
  expect((spoken?.samples.length ?? 0) / 22_050).toBeCloseTo(line.text.length * 0.06, 2);
  const silent = said.answer.body.slice(0, 44) + "\0".repeat(44_100);
  expect(await read(silent)).toBeNull();
  expect(await read("RIFF of nothing")).toBeNull();
});

test("checks models, and voices where the server lists them", async () => {
  const asked = async (exchange: Exchange, environment = named) => {
    const unserved = await configured(environment).provider.inspect?.(exchange);
    return (voice: string) => unserved?.(voice)?.code ?? null;
  };
  const simulator = simulated();
  const key = { ...named, SPEECH_KEY: "simulated" };
  const there = await asked(async (request) => simulator.answer(request), key);
  expect([there("af_heart"), there("af_heart+if_sara")]).toEqual([null, null]);
  expect(there("af_sky")).toBe("model.missingFiles");
  expect((await asked(async (request) => simulator.answer(request)))("af_heart")).toBe(
    "model.serverSilent",
  );
  // The server has no lists, so the configured names are trusted.
  expect((await asked(async () => answered(404, "")))("af_sky")).toBeNull();
  expect((await asked(async () => ({ kind: "not sent" })))("af_sky")).toBe("model.serverSilent");
});
