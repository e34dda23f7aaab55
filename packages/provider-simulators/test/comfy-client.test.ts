import { type ComfyError, comfy } from "@comfyorg/sdk";
import { expect, onTestFinished, test } from "vitest";
import { comfySimulator } from "../src/comfy/comfy-simulator.ts";
import { serveSimulator } from "../src/serve-simulator.ts";

const MODEL = "ideogram/ideogram-v3";
const input = { prompt: "a fox", rendering_speed: "TURBO" };
const fast = { retry: { budgetMs: 5_000, baseDelayMs: 1, maxDelayMs: 2 } };

/** Comfy's official client, unmodified, directed to the simulator through its own options. */
async function open(atOnce: boolean) {
  const simulator = comfySimulator({
    keys: ["comfyui-simulated"],
    now: () => new Date(),
    fileAddress: ({ id }) => `https://files.example/${id}.png`,
    ...{ movesWhenAsked: true, atOnce },
  });
  const { origin, close } = await serveSimulator(simulator);
  onTestFinished(close);
  comfy.config({ credentials: "comfyui-simulated", baseUrl: origin });
  return simulator;
}

test("Comfy's client orders a picture and receives it in the answer", async () => {
  const simulator = await open(true);
  const { data, requestId } = await comfy.models.run<{ data: { url: string }[] }>(MODEL, input);
  const [order] = simulator.orders.values();
  expect(data.data[0]?.url).toBe(`https://files.example/${order?.id}.png`);
  expect(order).toMatchObject({ endpoint: MODEL, input });
  expect(requestId).not.toBeNull();
});

test("Comfy's client collects by key a result that outlasts the connection", async () => {
  const simulator = await open(false);
  const options = { idempotencyKey: "a-key-of-ours", ...fast };
  const { data } = await comfy.models.run(MODEL, input, options);
  expect(data).toMatchObject({ data: [{ url: "https://files.example/a-key-of-ours.png" }] });
  expect([...simulator.orders.keys()]).toEqual(["a-key-of-ours"]);
});

test.each(["500 after", "503 after"] as const)(
  "Comfy's client receives the same order after a %s and is billed once",
  async (fault) => {
    const simulator = await open(true);
    simulator.faults.submit.push(fault);
    const { data } = await comfy.models.run(MODEL, input, fast);
    expect(data).toMatchObject({ data: [{ is_image_safe: true }] });
    expect(simulator.orders.size).toBe(1);
  },
);

test("Comfy's client is told when the first call is still open, and when its key belongs to another order", async () => {
  const simulator = await open(false);
  const run = (words: object) =>
    comfy.models.run(MODEL, { ...input, ...words }, { idempotencyKey: "a-key", retry: false });
  simulator.faults.submit.push("lost after");
  await expect(run({})).rejects.toThrow();
  await expect(run({})).rejects.toMatchObject({
    ...{ code: "concurrency_limit_exceeded", httpStatus: 409 },
  });
  await expect(run({ prompt: "a hare" })).rejects.toMatchObject({
    ...{ code: "invalid_input", httpStatus: 409 },
  });
  expect(simulator.orders.size).toBe(1);
});

test.each([
  ["policy", "content_policy_violation", 400],
  ["input", "invalid_input", 422],
  ["quota", "insufficient_credits", 402],
  ["auth", "unauthorized", 401],
] as const)("Comfy's client reads a refusal of class %s as %s", async (fault, code, httpStatus) => {
  const simulator = await open(true);
  simulator.faults.submit.push(fault);
  const refusal: Partial<ComfyError> = { code, httpStatus };
  await expect(comfy.models.run(MODEL, input)).rejects.toMatchObject(refusal);
  expect(simulator.orders.size).toBe(0);
});
