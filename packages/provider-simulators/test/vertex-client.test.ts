import { GoogleGenAI } from "@google/genai";
import { expect, onTestFinished, test } from "vitest";
import { serveSimulator } from "../src/serve-simulator.ts";
import { ACCOUNT, PROJECT } from "../src/vertex/token-endpoint.ts";
import { vertexSimulator } from "../src/vertex/vertex-simulator.ts";

const model = "veo-3.1-generate-001";
const order = {
  model,
  source: { prompt: "a fox", image: { imageBytes: "AAAA", mimeType: "image/png" } },
  config: {
    ...{ numberOfVideos: 1, aspectRatio: "16:9", durationSeconds: 8, resolution: "720p" },
    ...{ personGeneration: "dont_allow", generateAudio: true, seed: 7 },
  },
};
const TOKENS = "https://oauth2.googleapis.com";

/**
 * Google's official client, unmodified, directed to the simulator through its own options, and for
 * tokens through its fetch.
 */
async function open(credentials: object = ACCOUNT) {
  const simulator = vertexSimulator({
    now: () => new Date(),
    fileAddress: () => "",
    contentOf: () => new Uint8Array([0, 0, 0, 24]),
    movesWhenAsked: true,
  });
  const { origin, close } = await serveSimulator(simulator);
  onTestFinished(close);
  const fetchImplementation: typeof fetch = (url, init) =>
    fetch(`${url}`.replace(TOKENS, origin), init);
  const client = new GoogleGenAI({
    ...{ vertexai: true, project: PROJECT, location: "us-central1" },
    googleAuthOptions: {
      credentials,
      clientOptions: { transporterOptions: { fetchImplementation } },
    },
    httpOptions: { baseUrl: origin, retryOptions: { attempts: 1 } },
  });
  return { simulator, client, origin };
}

test("Google's client obtains a token, orders a film, polls it and receives it", async () => {
  const { simulator, client } = await open();
  const taken = await client.models.generateVideos(order);
  const [[id, there] = []] = simulator.orders;
  expect(taken.name).toMatch(new RegExp(`/operations/${id}$`));
  expect(there?.input).toEqual({
    instances: [{ prompt: "a fox", image: { bytesBase64Encoded: "AAAA", mimeType: "image/png" } }],
    parameters: {
      ...{ sampleCount: 1, aspectRatio: "16:9", durationSeconds: 8, resolution: "720p" },
      ...{ personGeneration: "dont_allow", generateAudio: true, seed: 7 },
    },
  });
  const working = await client.operations.getVideosOperation({ operation: taken });
  expect(working.done).toBeFalsy();
  const done = await client.operations.getVideosOperation({ operation: working });
  expect(done.response?.generatedVideos).toEqual([
    { video: { videoBytes: "AAAAGA==", mimeType: "video/mp4" } },
  ]);
});

test("Google's client reads a film in a bucket, and a filtered one", async () => {
  const { simulator, client } = await open();
  const config = { ...order.config, outputGcsUri: "gs://films/kinora" };
  const there = async (said: typeof order) => {
    const operation = await client.models.generateVideos(said);
    simulator.tick();
    simulator.tick();
    return (await client.operations.getVideosOperation({ operation })).response;
  };
  const made = await there({ ...order, config });
  expect(made?.generatedVideos?.[0]?.video?.uri).toMatch(/^gs:\/\/films\/kinora\/.+\.mp4$/);
  simulator.endings.push("flagged");
  expect(await there(order)).toMatchObject({ raiMediaFilteredCount: 1 });
});

test("Google's client checks at no cost whether a model exists", async () => {
  const { simulator, client } = await open();
  expect(await client.models.get({ model })).toMatchObject({
    name: `publishers/google/models/${model}`,
  });
  await expect(client.models.get({ model: "veo-3.0-generate-001" })).rejects.toMatchObject({
    status: 404,
  });
  expect(simulator.orders.size).toBe(0);
});

test.each([
  ["policy", 400],
  ["input", 400],
  ["quota", 403],
  ["auth", 401],
] as const)("Google's client is refused for %s with %i", async (fault, status) => {
  const { simulator, client } = await open();
  simulator.faults.submit.push(fault);
  await expect(client.models.generateVideos(order)).rejects.toMatchObject({ status });
  expect(simulator.orders.size).toBe(0);
});

test("Google's client obtains no token with an unknown account's key, and orders no film with an API key", async () => {
  const { generateKeyPairSync } = await import("node:crypto");
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const private_key = privateKey.export({ type: "pkcs8", format: "pem" });
  const { simulator, client, origin } = await open({ ...ACCOUNT, private_key });
  await expect(client.models.generateVideos(order)).rejects.toThrow(/invalid_grant|Signature/);
  const withKey = new GoogleGenAI({ apiKey: "a-key", httpOptions: { baseUrl: origin } });
  await expect(withKey.models.generateVideos(order)).rejects.toThrow(/only supported/);
  expect(simulator.orders.size).toBe(0);
});
