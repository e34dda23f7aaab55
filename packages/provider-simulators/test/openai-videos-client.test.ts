import OpenAI, { type APIError, toFile } from "openai";
import { expect, onTestFinished, test } from "vitest";
import { serveSimulator } from "../src/serve-simulator.ts";
import { videosSimulator } from "../src/videos/videos-simulator.ts";

const input = { model: "a-video-model", prompt: "a fox", seconds: "4", size: "1280x720" } as const;

/** OpenAI's official client, unmodified, directed to the simulator through its own options. */
async function open({ maxRetries = 0 } = {}) {
  const simulator = videosSimulator({
    now: () => new Date(),
    fileAddress: ({ id }) => `/files/${id}.mp4`,
    movesWhenAsked: true,
  });
  const film = { type: "video/mp4", bytes: new TextEncoder().encode("a film") };
  const { origin, close } = await serveSimulator(simulator, (path) =>
    path.startsWith("/files/") ? film : null,
  );
  onTestFinished(close);
  const client = new OpenAI({ apiKey: "simulated", baseURL: `${origin}/v1`, maxRetries });
  return { simulator, client };
}

test("OpenAI's client orders a film from a picture, reads every status and fetches the film", async () => {
  const { simulator, client } = await open();
  const first = await toFile(new Uint8Array([0x89, 0x50]), "first.png", { type: "image/png" });
  const { id, status } = await client.videos.create({ ...input, input_reference: first });
  expect(status).toBe("queued");
  expect(simulator.orders.get(id)?.input).toEqual({ ...input, input_reference: "image/png" });
  expect(await client.videos.retrieve(id)).toMatchObject({ status: "in_progress", progress: 50 });
  expect(await client.videos.retrieve(id)).toMatchObject({ status: "completed", error: null });
  const film = await client.videos.downloadContent(id);
  expect(await film.text()).toBe("a film");
});

test("OpenAI's client deletes a film, which is then not found", async () => {
  const { simulator, client } = await open();
  const { id } = await client.videos.create(input);
  expect(await client.videos.delete(id)).toMatchObject({ id, deleted: true });
  expect(simulator.orders.get(id)?.stage).toBe("cancelled");
  await expect(client.videos.retrieve(id)).rejects.toMatchObject({ status: 404 });
});

test.each([
  ["policy", 400, "content_policy_violation"],
  ["input", 400, "invalid_value"],
  ["quota", 402, "insufficient_quota"],
  ["auth", 401, "invalid_api_key"],
] as const)("OpenAI's client is refused a film for %s with %i", async (fault, status, code) => {
  const { simulator, client } = await open();
  simulator.faults.submit.push(fault);
  const refusal: Partial<APIError> = { status, code };
  await expect(client.videos.create(input)).rejects.toMatchObject(refusal);
  expect(simulator.orders.size).toBe(0);
});

test.each([
  ["policy", "content_policy_violation"],
  ["flagged", "moderation_blocked"],
  ["failed", "server_error"],
] as const)("OpenAI's client reads an ending of %s as %s", async (ending, code) => {
  const { simulator, client } = await open();
  simulator.endings.push(ending);
  const { id } = await client.videos.create(input);
  simulator.tick();
  simulator.tick();
  expect(await client.videos.retrieve(id)).toMatchObject({ status: "failed", error: { code } });
});

test("OpenAI's client is billed several times for a film whose answer is lost, which is why we do not use it", async () => {
  const { simulator, client } = await open({ maxRetries: 2 });
  simulator.faults.submit.push("lost after", "500 after");
  await client.videos.create(input);
  expect(simulator.orders.size).toBe(3);
});
