import { ElevenLabsClient } from "@elevenlabs/elevenlabs-js";
import { expect, onTestFinished, test } from "vitest";
import { elevenlabsSimulator } from "../src/elevenlabs/elevenlabs-simulator.ts";
import { serveSimulator } from "../src/serve-simulator.ts";

/** ElevenLabs' official client, unmodified, directed to the simulator through its own options. */
async function open(maxRetries = 0) {
  const simulator = elevenlabsSimulator({
    now: () => new Date(),
    fileAddress: () => "",
    contentOf: () => new Uint8Array([0xff, 0xfb, 0x00, 0x80]),
    movesWhenAsked: true,
  });
  const { origin, close } = await serveSimulator(simulator);
  onTestFinished(close);
  const client = new ElevenLabsClient({ baseUrl: origin, apiKey: "simulated", maxRetries });
  const compose = async () => {
    const stream = await client.music.compose({
      ...{ prompt: "a fox", modelId: "music_v2_5", musicLengthMs: 10_000, forceInstrumental: true },
    });
    return Buffer.from(await new Response(stream).arrayBuffer()).toString("hex");
  };
  return { simulator, client, compose };
}

test("ElevenLabs' client orders music and speech, receives them in the answer, and reads its quota at no cost", async () => {
  const { simulator, client, compose } = await open();
  expect(await client.user.subscription.get()).toMatchObject({ tier: "creator" });
  expect(await compose()).toBe("fffb0080");
  const voice = "EXAVITQu4vr4xnSDxMaL";
  const line = { text: "A fox.", modelId: "eleven_multilingual_v2" };
  expect(
    await client.textToSpeech.convertWithTimestamps(voice, { ...line, outputFormat: "pcm_24000" }),
  ).toMatchObject({
    audioBase64: expect.any(String),
    alignment: { characters: ["A", " ", "f", "o", "x", "."] },
  });
  const input = { prompt: "a fox", model_id: "music_v2_5", music_length_ms: 10_000 };
  expect([...simulator.orders.values()]).toMatchObject([
    { endpoint: "music_v2_5", input: { ...input, force_instrumental: true } },
    { endpoint: voice, input: { text: "A fox." } },
  ]);
});

test.each([
  ["policy", 422, { detail: { status: "bad_prompt" } }],
  ["input", 422, { detail: [{ type: "missing" }] }],
  ["quota", 401, { detail: { status: "quota_exceeded" } }],
  ["auth", 401, { detail: { status: "invalid_api_key" } }],
] as const)("ElevenLabs' client is refused for %s with %d", async (fault, statusCode, body) => {
  const { simulator, compose } = await open();
  simulator.faults.submit.push(fault);
  await expect(compose()).rejects.toMatchObject({ statusCode, body });
  expect(simulator.orders.size).toBe(0);
});

test("ElevenLabs' client is billed twice for an order answered with 500, which is why we do not use it", async () => {
  const { simulator, compose } = await open(2);
  simulator.faults.submit.push("500 after");
  expect(await compose()).toBe("fffb0080");
  expect(simulator.orders.size).toBe(2);
});
