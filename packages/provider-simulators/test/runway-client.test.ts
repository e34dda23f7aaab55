import RunwayML, { type APIError } from "@runwayml/sdk";
import { expect, onTestFinished, test } from "vitest";
import { runwaySimulator } from "../src/runway/runway-simulator.ts";
import { serveSimulator } from "../src/serve-simulator.ts";

const input = {
  model: "gen4_turbo",
  promptImage: "data:image/png;base64,AAAA",
  promptText: "a fox",
  ratio: "1280:720",
  duration: 5,
} as const;

/** Runway's official client, unmodified, directed to the simulator through its own options. */
async function open({ maxRetries = 0 } = {}) {
  const simulator = runwaySimulator({
    now: () => new Date(),
    fileAddress: ({ id }) => `https://files.example/${id}.mp4`,
    movesWhenAsked: true,
  });
  const { origin, close } = await serveSimulator(simulator);
  onTestFinished(close);
  const client = new RunwayML({ apiKey: "simulated", baseURL: origin, maxRetries });
  return { simulator, client };
}

test("Runway's client orders, reads every status and receives the film", async () => {
  const { simulator, client } = await open();
  const { id, estimatedCost } = await client.imageToVideo.create(input);
  expect(estimatedCost.credits).toBe(25);
  expect([...simulator.orders.values()]).toMatchObject([{ id, endpoint: "gen4_turbo", input }]);
  const running = await client.tasks.retrieve(id);
  expect(running).toMatchObject({ status: "RUNNING", progress: 0.5, estimatedCost });
  const done = await client.tasks.retrieve(id).waitForTaskOutput();
  expect(done).toMatchObject({
    ...{ status: "SUCCEEDED", output: [`https://files.example/${id}.mp4`], cost: { credits: 25 } },
  });
});

test("Runway's client identifies the account of a key at no cost", async () => {
  const { simulator, client } = await open();
  expect(await client.organization.retrieve()).toMatchObject({ creditBalance: 1_000 });
  expect(simulator.orders.size).toBe(0);
});

test("Runway's client cancels a running task and deletes a finished one", async () => {
  const { simulator, client } = await open();
  const { id } = await client.imageToVideo.create(input);
  await client.tasks.delete(id);
  expect(simulator.orders.get(id)?.stage).toBe("cancelled");
  expect(await client.tasks.retrieve(id)).toMatchObject({ status: "CANCELLED" });
  const { id: made } = await client.imageToVideo.create(input);
  simulator.tick();
  simulator.tick();
  await client.tasks.delete(made);
  await expect(client.tasks.retrieve(made)).rejects.toMatchObject({ status: 404 });
});

test.each([
  ["policy", "SAFETY.INPUT.TEXT", 25],
  ["flagged", "SAFETY.OUTPUT.VIDEO", 25],
  ["failed", "INTERNAL.BAD_OUTPUT.CODE01", 0],
] as const)("Runway's client reads an ending of %s as %s", async (ending, failureCode, credits) => {
  const { simulator, client } = await open();
  simulator.endings.push(ending);
  const { id } = await client.imageToVideo.create(input);
  simulator.tick();
  simulator.tick();
  await expect(client.tasks.retrieve(id).waitForTaskOutput()).rejects.toMatchObject({
    taskDetails: { status: "FAILED", failureCode, cost: { credits } },
  });
});

test.each([
  ["policy", 400],
  ["input", 400],
  ["quota", 400],
  ["auth", 401],
] as const)("Runway's client is refused for %s with %i", async (fault, status) => {
  const { simulator, client } = await open();
  simulator.faults.submit.push(fault);
  const refusal: Partial<APIError> = { status };
  await expect(client.imageToVideo.create(input)).rejects.toMatchObject(refusal);
  expect(simulator.orders.size).toBe(0);
});

test("Runway's client is billed several times for an order whose answer is lost, which is why we do not use it", async () => {
  const { simulator, client } = await open({ maxRetries: 2 });
  simulator.faults.submit.push("lost after", "500 after");
  await client.imageToVideo.create(input);
  expect(simulator.orders.size).toBe(3);
});
