import Replicate, { validateWebhook } from "replicate";
import { expect, onTestFinished, test } from "vitest";
import { replicateSimulator } from "../src/replicate/replicate-simulator.ts";
import { serveSimulator } from "../src/serve-simulator.ts";

const MODEL = "bytedance/seedance-1-pro";
const input = { prompt: "a fox", duration: 5 };

/** Replicate's official client, unmodified, directed to the simulator through its own options. */
async function open() {
  const simulator = replicateSimulator({
    now: () => new Date(),
    fileAddress: ({ id }) => `https://replicate.delivery/${id}.mp4`,
    movesWhenAsked: true,
  });
  const { origin, close } = await serveSimulator(simulator);
  onTestFinished(close);
  const client = new Replicate({
    auth: "simulated",
    baseUrl: `${origin}/v1`,
    useFileOutput: false,
  });
  return { simulator, client };
}

test("Replicate's client orders, waits and receives the file", async () => {
  const { simulator, client } = await open();
  const made = await client.run(MODEL, { input, wait: { mode: "poll", interval: 10 } });
  const [order] = simulator.orders.values();
  expect(made).toBe(`https://replicate.delivery/${order?.id}.mp4`);
  expect(order).toMatchObject({ endpoint: MODEL, input });
});

test("Replicate's client lists, cancels and reads a failure", async () => {
  const { simulator, client } = await open();
  const prediction = await client.predictions.create({ model: MODEL, input });
  expect(prediction.status).toBe("starting");
  await client.predictions.cancel(prediction.id);
  expect((await client.predictions.get(prediction.id)).status).toBe("canceled");
  expect((await client.predictions.list()).results.map(({ id }) => id)).toEqual([prediction.id]);
  simulator.endings.push("policy");
  await expect(client.run(MODEL, { input, wait: { mode: "poll", interval: 10 } })).rejects.toThrow(
    "E005",
  );
});

test("Replicate's client accepts the simulator's signatures", async () => {
  const { simulator, client } = await open();
  const webhook = "https://kinora.example/call";
  await client.predictions.create({ model: MODEL, input, webhook });
  simulator.tick();
  simulator.tick();
  const [call] = simulator.takeCalls();
  const { key: secret } = await client.webhooks.default.secret.get();
  const request = new Request(webhook, {
    method: "POST",
    headers: call?.headers ?? {},
    body: call?.body ?? "",
  });
  expect(await validateWebhook(request, secret)).toBe(true);
});
