import { hostedServices } from "@kinora/contracts/hosted/hosted-service";
import { modelList } from "@kinora/contracts/prompt/model";
import { comfyuiSimulator } from "@kinora/provider-simulators/comfyui/comfyui-simulator";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const simulator = comfyuiSimulator({
  ...{ now: () => new Date(), fileAddress: () => "http://files.example/a", movesWhenAsked: false },
  weights: ["sd_xl_base_1.0.safetensors"],
});
let answers = true;
const { as, database, parts } = await startTestServer({
  variables: { COMFYUI_URL: "http://gpu.example:8188" },
  named: ["usr_ada"],
  exchange: async (request) => (answers ? simulator.answer(request) : { kind: "lost" }),
});

async function offeredTo(handle: string, key: string) {
  const { items } = modelList.parse((await as(handle)("GET", "/api/models")).body);
  const model = items.find((item) => item.key === key);
  return model && { available: model.available, why: model.unavailableReason };
}

const form = { type: "text-to-image", model: "stable diffusion xl", prompt: "a fox" };

test("offers what an own server has like models of services, and names what it lacks", async () => {
  expect(await offeredTo("ada", "stable diffusion xl")).toEqual({ available: true, why: null });
  expect(await offeredTo("bruno", "stable diffusion xl")).toMatchObject({ available: false });
  expect(await offeredTo("ada", "zeroscope v2")).toEqual({
    available: false,
    why: "The ComfyUI server doesn't have zeroscope_v2_576w.pth, v2-1_512-ema-pruned.safetensors.",
  });
  expect(await offeredTo("ada", "majicmix realistic")).toMatchObject({
    why: "The licence of majicmixRealistic_v7.safetensors (conditions of its author at Civitai) has conditions: name the file in COMFYUI_LICENCES_READ once you have read them.",
  });
});

async function shownToOwner() {
  const { ownServers } = hostedServices.parse((await as("olivia")("GET", "/api/services")).body);
  return (name: string) => ownServers.find((own) => own.name === name);
}

test("shows the owner its address, what it makes and lacks, and which other servers are supported", async () => {
  const shown = await shownToOwner();
  expect(shown("comfyui")).toMatchObject({
    ...{ title: "ComfyUI", variable: "COMFYUI_URL", address: "http://gpu.example:8188" },
  });
  const said = new Map(shown("comfyui")?.models.map(({ name, problem }) => [name, problem]));
  expect(said.get("Stable Diffusion XL")).toBeNull();
  expect(said.get("Zeroscope v2")).toMatch(/^The ComfyUI server doesn't have zeroscope/);
  expect(shown("images")).toMatchObject({
    ...{ name: "images", title: "OpenAI-compatible", variable: "IMAGES_URL", address: null },
    models: [{ name: "Own image model", problem: null }],
  });
  expect(shown("videos")).toMatchObject({ variable: "VIDEOS_URL", address: null });
  expect((await as("ada")("GET", "/api/services")).status).toBe(403);
});

test("charges one gem and no dollars for an order, regardless of spending limits", async () => {
  await as("ada")("GET", "/api/me");
  const ordered = await as("ada")("POST", "/api/creations", form, "a key");
  expect(ordered.status, JSON.stringify(ordered.body)).toBe(202);
  const spending = database.selectFrom("hosted_spending").select(["provider", "mills", "state"]);
  expect(await spending.execute()).toEqual([{ provider: "comfyui", mills: 0, state: "set aside" }]);
  expect(await database.selectFrom("hosted_budget").selectAll().execute()).toEqual([]);
});

test("neither offers nor charges for a server that has stopped answering", async () => {
  answers = false;
  await parts.ownServers.look();
  const silent = "This installation's ComfyUI server isn't answering.";
  expect(await offeredTo("ada", "stable diffusion xl")).toEqual({ available: false, why: silent });
  expect(await as("ada")("POST", "/api/quotes", form)).toMatchObject({
    body: { code: "MODEL_UNAVAILABLE" },
  });
});

test("rejects its address as a key", async () => {
  const { body } = await as("olivia")("GET", "/api/services");
  expect(JSON.stringify(body.items)).not.toContain("comfyui");
  const entered = { key: "http://169.254.169.254" };
  expect(await as("olivia")("PUT", "/api/services/comfyui/key", entered)).toMatchObject({
    ...{ status: 404, body: { code: "SERVICE_NOT_FOUND" } },
  });
});
