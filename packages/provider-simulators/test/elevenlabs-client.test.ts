import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { elevenlabsSimulator } from "../src/elevenlabs/elevenlabs-simulator.ts";
import type { SubmitFault } from "../src/faults.ts";
import { serveSimulator } from "../src/serve-simulator.ts";

const program = fileURLToPath(import.meta.resolve("./elevenlabs-program.ts"));

/**
 * Runs ElevenLabs' official client, which takes seconds to load, against a simulator with these
 * faults, and returns its answers.
 */
async function ask(faults: readonly SubmitFault[], questions: readonly string[]) {
  const simulator = elevenlabsSimulator({
    now: () => new Date(),
    fileAddress: () => "",
    contentOf: () => new Uint8Array([0xff, 0xfb, 0x00, 0x80]),
    movesWhenAsked: true,
  });
  simulator.faults.submit.push(...faults);
  const { origin, close } = await serveSimulator(simulator);
  onTestFinished(close);
  const { stdout } = await promisify(execFile)(process.execPath, [program, origin, ...questions]);
  const answers: unknown = JSON.parse(stdout);
  return { answers, orders: [...simulator.orders.values()] };
}

test("ElevenLabs' client orders music and speech, receives them in the answer, and reads its quota at no cost", async () => {
  const { answers, orders } = await ask([], ["subscription", "music", "speech"]);
  const alignment = { characters: ["A", " ", "f", "o", "x", "."] };
  expect(answers).toMatchObject([
    ...[{ said: { tier: "creator" } }, { said: "fffb0080" }],
    { said: { audioBase64: expect.any(String), alignment } },
  ]);
  const input = { prompt: "a fox", model_id: "music_v2_5", music_length_ms: 10_000 };
  expect(orders).toMatchObject([
    { endpoint: "music_v2_5", input: { ...input, force_instrumental: true } },
    { endpoint: "EXAVITQu4vr4xnSDxMaL", input: { text: "A fox." } },
  ]);
});

test("ElevenLabs' client is refused, and is billed twice for an order answered with 500, which is why we do not use it", async () => {
  const { answers, orders } = await ask(
    ["policy", "input", "quota", "auth", "500 after"],
    ["music", "music", "music", "music", "music:2"],
  );
  expect(answers).toMatchObject([
    { status: 422, body: { detail: { status: "bad_prompt" } } },
    { status: 422, body: { detail: [{ type: "missing" }] } },
    { status: 401, body: { detail: { status: "quota_exceeded" } } },
    { status: 401, body: { detail: { status: "invalid_api_key" } } },
    { said: "fffb0080" },
  ]);
  expect(orders).toHaveLength(2);
});
