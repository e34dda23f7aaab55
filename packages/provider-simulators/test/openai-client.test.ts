import OpenAI, { type APIError } from "openai";
import { expect, onTestFinished, test } from "vitest";
import { imagesSimulator } from "../src/images/images-simulator.ts";
import { serveSimulator } from "../src/serve-simulator.ts";

const input = { model: "a-model", prompt: "a fox", size: "1024x1024" } as const;

/** OpenAI's official client, unmodified, directed to the simulator through its own options. */
async function open({ maxRetries = 0, apiKey = "simulated" } = {}) {
  const simulator = imagesSimulator({
    now: () => new Date(),
    fileAddress: ({ id }) => `https://files.example/${id}.png`,
    contentOf: () => new Uint8Array([0x89, 0x50]),
    movesWhenAsked: true,
  });
  const { origin, close } = await serveSimulator(simulator);
  onTestFinished(close);
  const client = new OpenAI({ apiKey, baseURL: `${origin}/v1`, maxRetries });
  return { simulator, client };
}

test("OpenAI's client orders a picture and receives it in the answer, inline or as a URL", async () => {
  const { simulator, client } = await open();
  const within = await client.images.generate({ ...input, response_format: "b64_json" });
  expect(within.data).toEqual([{ b64_json: "iVA=" }]);
  const { data } = await client.images.generate({ ...input, response_format: "url" });
  const [, second] = simulator.orders.values();
  expect(data).toEqual([{ url: `https://files.example/${second?.id}.png` }]);
  expect(second).toMatchObject({ input: { prompt: "a fox", size: "1024x1024" } });
});

test("OpenAI's client lists models at no cost", async () => {
  const { simulator, client } = await open();
  const ids: string[] = [];
  for await (const { id } of client.models.list()) ids.push(id);
  expect(ids).toEqual(["a-model"]);
  expect(simulator.orders.size).toBe(0);
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
  await expect(client.images.generate(input)).rejects.toMatchObject(refusal);
  expect(simulator.orders.size).toBe(0);
});

test("OpenAI's client recognises a missing model and an invalid key", async () => {
  const { client } = await open();
  await expect(client.images.generate({ ...input, model: "another" })).rejects.toMatchObject({
    ...{ status: 404, code: "model_not_found" },
  });
  const { client: stranger } = await open({ apiKey: "wrong-key" });
  await expect(stranger.models.list()).rejects.toMatchObject({ status: 401 });
});

test("OpenAI's client is billed several times for a picture whose answer is lost, which is why we do not use it", async () => {
  const { simulator, client } = await open({ maxRetries: 2 });
  simulator.faults.submit.push("lost after", "500 after");
  await client.images.generate(input);
  expect(simulator.orders.size).toBe(3);
});
