import { GoogleGenAI, type HttpRetryOptions } from "@google/genai";
import { expect, onTestFinished, test } from "vitest";
import { geminiSimulator } from "../src/gemini/gemini-simulator.ts";
import { serveSimulator } from "../src/serve-simulator.ts";

const order = {
  model: "gemini-nano-banana-2.1",
  contents: "a fox",
  config: {
    responseModalities: ["IMAGE"],
    imageConfig: { aspectRatio: "16:9", imageSize: "1K" },
  },
};

/** Google's official client, unmodified, directed to the simulator through its own options. */
async function open({ apiKey = "simulated", retryOptions = {} as HttpRetryOptions } = {}) {
  const simulator = geminiSimulator({
    now: () => new Date(),
    fileAddress: () => "",
    contentOf: () => new Uint8Array([0x89, 0x50]),
    movesWhenAsked: true,
  });
  const { origin, close } = await serveSimulator(simulator);
  onTestFinished(close);
  const client = new GoogleGenAI({
    apiKey,
    httpOptions: { baseUrl: origin, retryOptions: { attempts: 1, ...retryOptions } },
  });
  return { simulator, client };
}

test("Google's client orders a picture and receives it in the answer", async () => {
  const { simulator, client } = await open();
  const said = await client.models.generateContent(order);
  expect(said.data).toBe("iVA=");
  expect([...simulator.orders.values()]).toMatchObject([
    {
      endpoint: "gemini-nano-banana-2.1",
      input: {
        contents: [{ parts: [{ text: "a fox" }] }],
        generationConfig: { imageConfig: { aspectRatio: "16:9", imageSize: "1K" } },
      },
    },
  ]);
});

test("Google's client lists models and looks one up at no cost", async () => {
  const { simulator, client } = await open();
  const names: unknown[] = [];
  for await (const { name } of await client.models.list()) names.push(name);
  expect(names).toContain("models/gemini-nano-banana-2.1");
  expect(await client.models.get({ model: order.model })).toMatchObject({
    name: "models/gemini-nano-banana-2.1",
  });
  expect(simulator.orders.size).toBe(0);
});

test("Google's client reads a blocked prompt and a withheld picture", async () => {
  const { simulator, client } = await open();
  simulator.faults.submit.push("policy");
  const blocked = await client.models.generateContent(order);
  expect(blocked.promptFeedback?.blockReason).toBe("PROHIBITED_CONTENT");
  simulator.endings.push("flagged");
  const { candidates, data } = await client.models.generateContent(order);
  expect(candidates?.[0]?.finishReason).toBe("IMAGE_SAFETY");
  expect(data).toBeUndefined();
});

test.each([
  ["input", 400],
  ["auth", 400],
] as const)("Google's client is refused for %s with %i", async (fault, status) => {
  const { simulator, client } = await open();
  simulator.faults.submit.push(fault);
  await expect(client.models.generateContent(order)).rejects.toMatchObject({ status });
  expect(simulator.orders.size).toBe(0);
});

test("Google's client recognises a missing model and an invalid key", async () => {
  const { client } = await open();
  const gone = client.models.generateContent({ ...order, model: "gemini-3.1-flash-image" });
  await expect(gone).rejects.toMatchObject({ status: 404 });
  const { client: stranger } = await open({ apiKey: "wrong-key" });
  await expect(stranger.models.get({ model: order.model })).rejects.toMatchObject({ status: 400 });
});

test("Google's client is billed several times for an order when retries are enabled, which is why we do not use it", async () => {
  const { simulator, client } = await open({ retryOptions: { attempts: 3, initialDelay: 0.01 } });
  simulator.faults.submit.push("500 after", "503 after");
  await client.models.generateContent(order);
  expect(simulator.orders.size).toBe(3);
});
