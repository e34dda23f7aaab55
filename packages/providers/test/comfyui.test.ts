import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAskedById } from "@kinora/domain/hosted/provider";
import { comfyuiSimulator } from "@kinora/provider-simulators/comfyui/comfyui-simulator";
import { serveSimulator } from "@kinora/provider-simulators/serve-simulator";
import { expect, onTestFinished, test } from "vitest";
import { configuredProviders } from "../src/configured-providers.ts";
import type { Exchange } from "../src/http/exchange.ts";
import { nodeExchange } from "../src/http/node-exchange.ts";
import { recipeOf } from "../src/test/recipe-of.ts";

const URL_OF_OURS = "http://127.0.0.1:8188";
const options = {
  now: () => new Date(),
  fileAddress: ({ id }: { readonly id: string }) => `http://files.example/${id}.mp4`,
  movesWhenAsked: false,
};

/** A simulated ComfyUI and its provider, with every licence marked as read. */
function open(endpoint = "animatediff", { weights }: { weights?: readonly string[] } = {}) {
  const simulator = comfyuiSimulator({ ...options, ...(weights && { weights }) });
  const environment = simulator.environment(URL_OF_OURS);
  const [configured] = configuredProviders(environment).providers;
  if (!configured?.inspect) throw new Error("ComfyUI is not configured");
  const exchange: Exchange = async (request) => simulator.answer(request);
  const provider = configured.open?.(exchange, () => endpoint);
  if (!provider || !isAskedById(provider)) throw new Error("ComfyUI is asked by id");
  return { simulator, environment, provider, exchange, inspect: configured.inspect };
}

function pictureFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "kinora-comfyui-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "fox.webp");
  writeFileSync(path, new Uint8Array([0xff, 0x00, 0xc3, 0x28]));
  return path;
}

const size = { width: 16, height: 9, duration: null };
const first = { hash: "a".repeat(64), mimeType: "image/webp", ...size };
const last = { hash: "b".repeat(64), mimeType: "image/png", ...size };
const words = { type: "text-to-video", duration: 4, fps: 8, width: 768, height: 432 } as const;
const photo = { ...words, type: "photo-to-video", inputs: { initialImage: first } } as const;
const still = { type: "text-to-image", width: 640, height: 640 } as const;

function orderOf(said: Parameters<typeof recipeOf>[0]) {
  const recipe = recipeOf({ prompt: "a fox", ...said });
  const path = pictureFile();
  const inputs = Object.fromEntries(Object.keys(recipe.inputs ?? {}).map((name) => [name, path]));
  return { recipe, inputs, background: false };
}

test.each([
  ["majicmix", still],
  ["sdxl", still],
  ["flux-schnell", still],
  ["zeroscope", { ...words, width: 576, height: 320 }],
  ["animatediff", words],
  ["animatediff", { ...words, effect: "zoom" }],
  ["animatediff", { ...words, effect: "motion" }],
  ["animatediff", { ...words, settings: { last_prompt: "a hare" } }],
  ["animatediff", photo],
  ["animatediff", { ...photo, effect: "zoom" }],
  ["animatediff", { ...photo, effect: "motion" }],
  ["animatediff", { ...photo, inputs: { initialImage: first, lastImage: last } }],
  ["wan", { ...words, fps: 24, width: 1280, height: 704 }],
  ["wan", { ...photo, fps: 24, width: 1280, height: 704 }],
  ["ltx", { ...photo, fps: 24, width: 768, height: 448 }],
])("sends %s of %j as a valid prompt under the id that we chose", async (endpoint, said) => {
  const { simulator, provider } = open(endpoint);
  const mapped = await provider.map(orderOf(said));
  expect(await provider.submit(mapped, { key: "our-key", callback: null })).toEqual({
    ...{ kind: "accepted", upstreamId: "our-key" },
  });
  expect([...simulator.orders.keys()]).toEqual(["our-key"]);
  expect(JSON.stringify(simulator.orders.get("our-key")?.input)).not.toContain("{{");
});

test("uploads a picture unchanged to the temporary folder before the order", async () => {
  const simulator = comfyuiSimulator(options);
  const forms: FormData[] = [];
  const { origin, close } = await serveSimulator({
    answer(request) {
      if (request.form) forms.push(request.form);
      return simulator.answer(request);
    },
  });
  onTestFinished(close);
  const [configured] = configuredProviders(simulator.environment(origin)).providers;
  const provider = configured?.open?.(nodeExchange(), () => "animatediff");
  const mapped = await provider?.map(orderOf(photo));
  if (!provider || !mapped) throw new Error("ComfyUI is not configured");
  expect(await provider.submit(mapped, { key: "our-key", callback: null })).toMatchObject({
    kind: "accepted",
  });
  const [form] = forms;
  const file = form?.get("image");
  if (!(file instanceof File)) throw new Error("There is no picture");
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(
    new Uint8Array([0xff, 0x00, 0xc3, 0x28]),
  );
  expect([file.name, form?.get("type")]).toEqual([`kinora-${"a".repeat(64)}.webp`, "temp"]);
});

test("reports an order as not sent when its picture could not be uploaded", async () => {
  const { simulator, environment } = open();
  const [configured] = configuredProviders(environment).providers;
  const sent: string[] = [];
  const provider = configured?.open?.(
    async ({ url }) => {
      sent.push(url);
      return { kind: "lost" };
    },
    () => "animatediff",
  );
  const mapped = await provider?.map(orderOf(photo));
  expect(mapped && (await provider?.submit(mapped, { key: "k", callback: null }))).toMatchObject({
    kind: "not sent",
  });
  expect(sent).toEqual([`${URL_OF_OURS}/upload/image`]);
  expect(simulator.orders.size).toBe(0);
});

test("interrupts a running order by id, removes a waiting one, and leaves others alone", async () => {
  const { simulator, provider } = open();
  const mapped = await provider.map(orderOf(words));
  for (const key of ["one", "two", "three"]) await provider.submit(mapped, { key, callback: null });
  const [one] = simulator.orders.values();
  if (one) one.stage = "working";
  const cancel = (upstreamId: string) => provider.cancel?.({ endpoint: "animatediff", upstreamId });
  await cancel("two");
  expect([...simulator.orders.values()].map(({ stage }) => stage)).toEqual([
    ...["working", "cancelled", "queued"],
  ]);
  await cancel("one");
  await cancel("one");
  expect([...simulator.orders.values()].map(({ stage }) => stage)).toEqual([
    ...["cancelled", "cancelled", "queued"],
  ]);
  simulator.faults.ask.push("503");
  await expect(cancel("three")).rejects.toThrow();
});

test("offers every model on a server that has everything", async () => {
  const { inspect, exchange } = open();
  const why = await inspect(exchange);
  for (const endpoint of [
    "majicmix",
    "sdxl",
    "flux-schnell",
    "animatediff",
    "zeroscope",
    "wan",
    "ltx",
  ])
    expect(why(endpoint), endpoint).toBeNull();
});

test("names missing files, and still offers the models that do not need them", async () => {
  const { inspect, exchange } = open("sdxl", {
    weights: ["sd_xl_base_1.0.safetensors", "v1-5-pruned-emaonly.safetensors", "mm_sd_v15_v2.ckpt"],
  });
  const why = await inspect(exchange);
  expect(why("sdxl")).toBeNull();
  expect(why("animatediff")).toEqual({
    code: "model.missingFiles",
    params: { server: "ComfyUI", files: ["v2_lora_ZoomIn.ckpt", "v2_lora_PanLeft.ckpt"] },
  });
});

test("names missing node classes as well", async () => {
  const { inspect, exchange } = open();
  const why = await inspect(async (request) =>
    request.url.endsWith("/ModelScopeT2VLoader")
      ? { kind: "answered", answer: { status: 200, headers: {}, body: "{}" } }
      : exchange(request),
  );
  expect(why("zeroscope")).toMatchObject({
    params: { files: ["ModelScopeT2VLoader"] },
  });
  expect(why("animatediff")).toBeNull();
});

test("reads the file lists of newer versions", async () => {
  const { inspect, exchange } = open();
  const newer =
    (files: readonly string[]): Exchange =>
    async (request) => {
      if (!request.url.endsWith("/CheckpointLoaderSimple")) return exchange(request);
      const input = { required: { ckpt_name: ["COMBO", { options: files, multiselect: false }] } };
      const body = JSON.stringify({ CheckpointLoaderSimple: { input } });
      return { kind: "answered", answer: { status: 200, headers: {}, body } };
    };
  expect((await inspect(newer(["sd_xl_base_1.0.safetensors"])))("sdxl")).toBeNull();
  expect((await inspect(newer([])))("sdxl")).toMatchObject({
    params: { files: ["sd_xl_base_1.0.safetensors"] },
  });
});

test("offers nothing and says so when the server does not answer", async () => {
  const { inspect } = open();
  const why = await inspect(async () => ({ kind: "not sent" }));
  expect(why("sdxl")).toEqual({ code: "model.serverSilent", params: { server: "ComfyUI" } });
});

test("asks for an unread licence before sending anything", async () => {
  const { exchange } = open();
  const [unread] = configuredProviders({ COMFYUI_URL: URL_OF_OURS }).providers;
  const why = await unread?.inspect?.(exchange);
  expect(why?.("majicmix")).toMatchObject({
    code: "model.licenceUnread",
    params: { file: "majicmixRealistic_v7.safetensors", variable: "COMFYUI_LICENCES_READ" },
  });
  expect(why?.("sdxl")).toBeNull();
});

test("accepts scheme, host and port as an address, trusts that origin, and has no budget", () => {
  const { trustedOrigins, budgets } = configuredProviders({ COMFYUI_URL: `${URL_OF_OURS}/` });
  expect(trustedOrigins.get("comfyui")).toEqual(new Set([URL_OF_OURS]));
  expect(trustedOrigins.get("fal")).toEqual(new Set());
  expect(budgets.services.get("comfyui")).toEqual({ title: "ComfyUI", day: 0, month: 0 });
  for (const address of ["127.0.0.1:8188", `${URL_OF_OURS}/api`, "http://me:secret@gpu:8188", "x"])
    expect(() => configuredProviders({ COMFYUI_URL: address })).toThrow("COMFYUI_URL is");
});

test("orders nothing whose licence forbids it, even if it was ordered before gems were sold", async () => {
  const { environment, exchange } = open("zeroscope");
  const sold = { ...environment, STRIPE_SECRET_KEY: "sk_live_1" };
  const [configured] = configuredProviders(sold).providers;
  const provider = configured?.open?.(exchange, () => "zeroscope");
  const order = orderOf({ ...words, width: 576, height: 320 });
  await expect(provider?.map(order)).rejects.toMatchObject({
    said: { code: "model.licenceForbids" },
  });
});
