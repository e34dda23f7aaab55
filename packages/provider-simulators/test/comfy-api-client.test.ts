import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Comfy, IdempotencyKeyReuse, JobFailed } from "@comfyorg/sdk";
import { expect, onTestFinished, test, vi } from "vitest";
import { comfyApiSimulator } from "../src/comfyui/comfy-api-simulator.ts";
import { serveSimulator } from "../src/serve-simulator.ts";

const still = {
  checkpoint: {
    class_type: "CheckpointLoaderSimple",
    inputs: { ckpt_name: "sd_xl_base_1.0.safetensors" },
  },
  loaded: { class_type: "LoadImage", inputs: { image: "photo.png" } },
  result: { class_type: "PreviewImage", inputs: { images: ["loaded", 0] } },
};

/** Comfy's official client, unmodified, directed to the simulator by its environment. */
async function open() {
  const simulator = comfyApiSimulator({
    now: () => new Date(),
    fileAddress: ({ id }) => `https://files.example/${id}.png`,
    movesWhenAsked: true,
  });
  const { origin, close } = await serveSimulator(simulator);
  onTestFinished(close);
  vi.stubEnv("COMFY_BASE_URL", origin);
  const client = new Comfy();
  const folder = mkdtempSync(join(tmpdir(), "kinora-comfy-client-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "photo.png"), "a picture");
  const photo = () => client.assets.fromFile(join(folder, "photo.png"));
  return { simulator, client, photo };
}

test("Comfy's client uploads a picture, orders with it, waits, and finds the output of its node", async () => {
  const { simulator, client, photo } = await open();
  const workflow = client.workflows.fromJson(still);
  workflow.setInput("loaded", "image", photo());
  const job = await client.run(workflow);
  const [order] = simulator.orders.values();
  expect(job.id).toBe(order?.id);
  expect(job.getOutputs("result").map(({ name }) => name)).toEqual([`${order?.id}.png`]);
});

test("Comfy's client reads the place in the queue, the progress and the end of a job", async () => {
  const { simulator, client, photo } = await open();
  const workflow = client.workflows.fromJson(still);
  workflow.setInput("loaded", "image", photo());
  const job = await client.submit(workflow);
  expect(job.status).toBe("queued");
  expect((await job.refresh()).status).toBe("running");
  expect((await job.cancel()).status).toBe("canceled");
  simulator.endings.push("failed");
  await expect(client.run(workflow).then((ended) => ended.result())).rejects.toThrow(JobFailed);
});

test("Comfy's client may use a key once, and a job whose answer was lost stays one", async () => {
  const { simulator, client, photo } = await open();
  const workflow = client.workflows.fromJson(still);
  workflow.setInput("loaded", "image", photo());
  const idempotencyKey = "a-key-of-ours";
  simulator.faults.submit.push("lost after");
  await expect(client.submit(workflow, { idempotencyKey })).rejects.toThrow();
  await expect(client.submit(workflow, { idempotencyKey })).rejects.toThrow(IdempotencyKeyReuse);
  expect(simulator.orders.size).toBe(1);
});
