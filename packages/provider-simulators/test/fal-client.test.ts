import { createFalClient } from "@fal-ai/client";
import { expect, onTestFinished, test } from "vitest";
import { falSimulator } from "../src/fal/fal-simulator.ts";
import { serveSimulator } from "../src/serve-simulator.ts";

const MODEL = "fal-ai/flux-pro/v1.1";
const input = { prompt: "a fox" };

/** fal's official client, unmodified, directed to the simulator through its own options. */
async function open() {
  const simulator = falSimulator({
    now: () => new Date(),
    fileAddress: ({ id }) => `https://v3.fal.media/${id}.png`,
    movesWhenAsked: true,
  });
  const { origin, close } = await serveSimulator(simulator);
  onTestFinished(close);
  const client = createFalClient({
    credentials: "simulated",
    fetch: (asked, init) => {
      const { pathname, search } = new URL(`${asked}`);
      return fetch(`${origin}${pathname}${search}`, init);
    },
  });
  return { simulator, client };
}

test("fal's client orders, polls, waits and fetches", async () => {
  const { simulator, client } = await open();
  const { data, requestId } = await client.subscribe(MODEL, { input, pollInterval: 10 });
  expect(data).toMatchObject({ images: [{ url: `https://v3.fal.media/${requestId}.png` }] });
  expect([...simulator.orders.values()]).toMatchObject([{ endpoint: MODEL, input }]);
});

test("fal's client reads every status, cancels, and recognises a refusal", async () => {
  const { simulator, client } = await open();
  const { request_id: requestId } = await client.queue.submit(MODEL, {
    input,
    webhookUrl: "https://kinora.example/call",
  });
  const status = () => client.queue.status(MODEL, { requestId });
  expect((await status()).status).toBe("IN_PROGRESS");
  await client.queue.cancel(MODEL, { requestId });
  expect((await status()).status).toBe("COMPLETED");
  expect(simulator.orders.get(requestId)).toMatchObject({
    webhook: "https://kinora.example/call",
    stage: "cancelled",
  });
  simulator.endings.push("policy");
  await expect(client.subscribe(MODEL, { input, pollInterval: 10 })).rejects.toMatchObject({
    status: 422,
  });
});

test("fal's client is billed several times for an order whose answer is lost, which is why we do not use it", async () => {
  const { simulator, client } = await open();
  simulator.faults.submit.push("lost after");
  await client.queue.submit(MODEL, { input }).catch(() => {});
  expect(simulator.orders.size).toBeGreaterThan(1);
});
