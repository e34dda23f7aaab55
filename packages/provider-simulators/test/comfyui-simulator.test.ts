import { expect, test } from "vitest";
import { comfyuiSimulator } from "../src/comfyui/comfyui-simulator.ts";

const node = (class_type: string, inputs: object) => ({ class_type, inputs });
const PROMPT = {
  checkpoint: node("CheckpointLoaderSimple", { ckpt_name: "sd_xl_base_1.0.safetensors" }),
  positive: node("CLIPTextEncode", { text: "a fox", clip: ["checkpoint", 1] }),
  latent: node("EmptyLatentImage", { width: 64, height: 64, batch_size: 1 }),
  sampler: node("KSampler", {
    ...{ model: ["checkpoint", 0], positive: ["positive", 0], negative: ["positive", 0] },
    ...{ latent_image: ["latent", 0], seed: 7, steps: 20, cfg: 7, denoise: 1 },
    ...{ sampler_name: "euler", scheduler: "normal" },
  }),
  decoded: node("VAEDecode", { samples: ["sampler", 0], vae: ["checkpoint", 2] }),
  result: node("PreviewImage", { images: ["decoded", 0] }),
};

function open() {
  const simulator = comfyuiSimulator({
    now: () => new Date(),
    fileAddress: ({ id }) => `http://files.example/${id}.png`,
    movesWhenAsked: false,
  });
  const send = (method: string, path: string, body?: object) => {
    const url = `http://gpu:8188${path}`;
    const said = simulator.answer({
      method,
      url,
      headers: {},
      ...(body && { body: JSON.stringify(body) }),
    });
    if (said.kind !== "answered") throw new Error(`It is ${said.kind}`);
    const { status, body: text } = said.answer;
    return { status, said: text === "" ? null : JSON.parse(text) };
  };
  const order = (prompt: object, id = "mine") => send("POST", "/prompt", { prompt, prompt_id: id });
  return { simulator, send, order };
}

test("lists an order in the queue, then in the history with its file", () => {
  const { simulator, send, order } = open();
  expect(order(PROMPT)).toEqual({
    status: 200,
    said: { prompt_id: "mine", number: 1, node_errors: {} },
  });
  expect(send("GET", "/queue").said).toMatchObject({
    queue_running: [],
    queue_pending: [[0, "mine", PROMPT, {}, ["result"]]],
  });
  expect(send("GET", "/history/mine").said).toEqual({});
  simulator.tick();
  simulator.tick();
  expect(send("GET", "/queue").said).toEqual({ queue_running: [], queue_pending: [] });
  expect(send("GET", "/history/mine").said).toMatchObject({
    mine: {
      outputs: {
        result: { images: [{ filename: "mine.png", subfolder: "kinora", type: "temp" }] },
      },
      status: { status_str: "success", completed: true },
    },
  });
});

test("runs an order with a known id once more, and bills it", () => {
  const { simulator, order } = open();
  expect([order(PROMPT).status, order(PROMPT).status]).toEqual([200, 200]);
  expect([...simulator.orders.keys()]).toEqual(["mine", "mine once more"]);
});

test.each([
  ["value_not_in_list", { checkpoint: node("CheckpointLoaderSimple", { ckpt_name: "other.pth" }) }],
  ["required_input_missing", { latent: node("EmptyLatentImage", { width: 64, height: 64 }) }],
  [
    "invalid_input_type",
    { latent: node("EmptyLatentImage", { width: "64", height: 64, batch_size: 1 }) },
  ],
  [
    "return_type_mismatch",
    { positive: node("CLIPTextEncode", { text: "", clip: ["checkpoint", 0] }) },
  ],
  ["bad_linked_input", { positive: node("CLIPTextEncode", { text: "", clip: ["nothing", 0] }) }],
  ["custom_validation_failed", { loaded: node("LoadImage", { image: "nobody.png" }) }],
])("refuses a prompt with an error of type %s", (type, change) => {
  const { simulator, order } = open();
  const [name = ""] = Object.keys(change);
  expect(order({ ...PROMPT, ...change })).toMatchObject({
    status: 400,
    said: {
      error: { type: "prompt_outputs_failed_validation" },
      node_errors: { [name]: { errors: [{ type }] } },
    },
  });
  expect(order({ ...PROMPT, result: node("NobodyHasThis", {}) }).said.error.type).toBe(
    "missing_node_type",
  );
  expect(simulator.orders.size).toBe(0);
});

test("reports its node classes, and loses its history in a restart", () => {
  const { simulator, send, order } = open();
  expect(send("GET", "/object_info/VAELoader").said).toMatchObject({
    VAELoader: {
      input: { required: { vae_name: [expect.arrayContaining(["wan2.2_vae.safetensors"]), {}] } },
    },
  });
  expect(send("GET", "/object_info/NobodyHasThis").said).toEqual({});
  expect(send("GET", "/system_stats").status).toBe(200);
  simulator.endings.push("gone");
  order(PROMPT);
  simulator.tick();
  simulator.tick();
  expect(send("GET", "/history/mine").said).toEqual({});
});
