import OpenAI, { type APIError } from "openai";
import { expect, onTestFinished, test } from "vitest";
import { serveSimulator } from "../src/serve-simulator.ts";
import { speechSimulator } from "../src/speech/speech-simulator.ts";
import { toneFile } from "../src/speech/tone-file.ts";

const line = {
  model: "a-model",
  voice: "af_heart",
  input: "A fox.",
  response_format: "wav",
} as const;

/** OpenAI's official client, unmodified, directed to the simulator through its own options. */
async function open({ maxRetries = 0, apiKey = "simulated" } = {}) {
  const simulator = speechSimulator({
    ...{ now: () => new Date(), fileAddress: () => "", movesWhenAsked: true },
  });
  const { origin, close } = await serveSimulator(simulator);
  onTestFinished(close);
  return { simulator, client: new OpenAI({ apiKey, baseURL: `${origin}/v1`, maxRetries }) };
}

test("OpenAI's client orders speech and receives it in the answer", async () => {
  const { simulator, client } = await open();
  const answer = await client.audio.speech.create({ ...line, speed: 1.2 });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(toneFile("A fox.", 1.2));
  expect([...simulator.orders.values()]).toMatchObject([
    { endpoint: "af_heart", input: { model: "a-model", input: "A fox.", speed: 1.2 } },
  ]);
});

test.each([
  ["policy", 400, "content_policy_violation"],
  ["input", 400, "invalid_value"],
  ["quota", 402, "insufficient_quota"],
  ["auth", 401, "invalid_api_key"],
] as const)("OpenAI's client is refused for %s with %i", async (fault, status, code) => {
  const { simulator, client } = await open();
  simulator.faults.submit.push(fault);
  const refusal: Partial<APIError> = { status, code };
  await expect(client.audio.speech.create(line)).rejects.toMatchObject(refusal);
  expect(simulator.orders.size).toBe(0);
});

test("OpenAI's client recognises a missing model, a missing voice and an invalid key", async () => {
  const { client } = await open();
  await expect(client.audio.speech.create({ ...line, model: "another" })).rejects.toMatchObject({
    ...{ status: 404, code: "model_not_found" },
  });
  await expect(client.audio.speech.create({ ...line, voice: "nobody" })).rejects.toMatchObject({
    status: 400,
  });
  const { client: stranger } = await open({ apiKey: "wrong-key" });
  await expect(stranger.audio.speech.create(line)).rejects.toMatchObject({ status: 401 });
});

test("OpenAI's client is billed several times for a line whose answer is lost, which is why we do not use it", async () => {
  const { simulator, client } = await open({ maxRetries: 2 });
  simulator.faults.submit.push("lost after", "500 after");
  await client.audio.speech.create(line);
  expect(simulator.orders.size).toBe(3);
});
