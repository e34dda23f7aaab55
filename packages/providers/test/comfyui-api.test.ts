import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAskedById } from "@kinora/domain/hosted/provider";
import { comfyApiSimulator } from "@kinora/provider-simulators/comfyui/comfy-api-simulator";
import type { SimulatedRequest } from "@kinora/provider-simulators/simulator";
import { expect, onTestFinished, test } from "vitest";
import { configuredProviders } from "../src/configured-providers.ts";
import { recipeOf } from "../src/test/recipe-of.ts";

const ORIGIN = "http://127.0.0.1:8189";
const picture = { hash: "a".repeat(64), mimeType: "image/png", width: 16, height: 9 };
const photo = {
  ...{ type: "photo-to-video", prompt: "a fox", duration: 4, fps: 8, width: 768, height: 432 },
  inputs: { initialImage: { ...picture, duration: null } },
} as const;

/** A simulated Comfy API, its provider, and what was sent to it. */
async function open() {
  const simulator = comfyApiSimulator({
    now: () => new Date(),
    fileAddress: ({ id }) => `/api/v2/assets/${id}/content`,
    movesWhenAsked: false,
  });
  const sent: SimulatedRequest[] = [];
  const [configured] = configuredProviders(simulator.environment(ORIGIN)).providers;
  const provider = configured?.open?.(
    async (request) => {
      sent.push(request);
      return simulator.answer(request);
    },
    () => "animatediff",
  );
  if (!provider || !isAskedById(provider)) throw new Error("The Comfy API is asked by id");
  const folder = mkdtempSync(join(tmpdir(), "kinora-comfy-api-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "fox.png"), "a picture");
  const inputs = { initialImage: join(folder, "fox.png") };
  const mapped = await provider.map({ recipe: recipeOf(photo), inputs, background: false });
  const submit = (key: string) => provider.submit(mapped, { key, callback: null });
  const taken = async (key: string) => {
    const outcome = await submit(key);
    if (outcome.kind !== "accepted") throw new Error(`It is ${outcome.kind}`);
    return { endpoint: "animatediff", upstreamId: outcome.upstreamId };
  };
  return { simulator, provider, sent, submit, taken };
}

test("uploads a picture for a day, and the workflow refers to it", async () => {
  const { simulator, sent, taken } = await open();
  const { upstreamId } = await taken("our-key");
  const [upload, order] = sent;
  expect([...(upload?.form?.keys() ?? [])].at(-1)).toBe("file");
  expect(upload?.form?.get("expires_in")).toBe("86400");
  expect(order?.headers["idempotency-key"]).toBe("our-key");
  const input = JSON.stringify(simulator.orders.get(upstreamId)?.input);
  expect(input).toContain('{"__type":"core/ASSET","info":{"id":"asset-1"}}');
  expect(input).not.toContain("[temp]");
});

test("reports the place in the queue, the real progress, and where the file is", async () => {
  const { simulator, provider, taken } = await open();
  await taken("one");
  const second = await taken("two");
  const stage = async () => provider.standing(second);
  expect(await stage()).toEqual({ kind: "working", stage: { kind: "waiting", ahead: 1 } });
  simulator.tick();
  expect(await stage()).toEqual({ kind: "working", stage: { kind: "making", percent: 25 } });
  simulator.tick();
  expect(await stage()).toEqual({ kind: "done" });
  expect(await provider.result(second)).toEqual({
    ...{ kind: "files", files: [{ url: `${ORIGIN}/api/v2/assets/${second.upstreamId}/content` }] },
  });
});

test("an order that was sent before under its key is unknown, not refused, and is made once", async () => {
  const { simulator, submit } = await open();
  simulator.faults.submit.push("lost after");
  expect(await submit("our-key")).toEqual({ kind: "unknown" });
  expect(await submit("our-key")).toEqual({ kind: "unknown" });
  expect(simulator.orders.size).toBe(1);
});

test("a cancelled job is called off, a finished one says that it was", async () => {
  const { simulator, provider, taken } = await open();
  const waiting = await taken("one");
  expect(await provider.cancel?.(waiting)).toBe(true);
  expect(await provider.standing(waiting)).toEqual({ kind: "failed" });
  const made = await taken("two");
  simulator.tick();
  simulator.tick();
  expect(await provider.cancel?.(made)).toBe(false);
});

test("both addresses are trusted, must be of servers of one's own, and need each other", () => {
  const [api, own] = ["http://127.0.0.1:8189", "http://127.0.0.1:8188"];
  const { trustedOrigins } = configuredProviders({ COMFYUI_URL: own, COMFYUI_API_URL: api });
  expect(trustedOrigins.get("comfyui")).toEqual(new Set([own, api]));
  const configure = (address: string) => () =>
    configuredProviders({ COMFYUI_URL: own, COMFYUI_API_URL: address });
  expect(configure("https://mine.run.comfy.app")).toThrow("a service that charges");
  expect(configure("http://127.0.0.1:8189/api")).toThrow("COMFYUI_API_URL is");
  expect(() => configuredProviders({ COMFYUI_API_URL: api })).toThrow("without COMFYUI_URL");
});
