import { modelList } from "@kinora/contracts/prompt/model";
import { comfyuiSimulator } from "@kinora/provider-simulators/comfyui/comfyui-simulator";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const ZEROSCOPE = ["zeroscope_v2_576w.pth", "v2-1_512-ema-pruned.safetensors"];
const simulator = comfyuiSimulator({
  ...{ now: () => new Date(), fileAddress: () => "http://files.example/a", movesWhenAsked: false },
  weights: ZEROSCOPE,
});
const variables: Record<string, string> = {
  COMFYUI_URL: "http://gpu.example:8188",
  FAL_KEY: "k",
};
const { as, clock, database, parts } = await startTestServer({
  variables,
  named: ["usr_ada"],
  sealingSecrets: ["s".repeat(32)],
  exchange: async (request) =>
    request.url.includes("gpu.example") ? simulator.answer(request) : { kind: "not sent" },
});
const ada = as("ada");

async function offered(key: string) {
  const { items } = modelList.parse((await ada("GET", "/api/models")).body);
  const model = items.find((item) => item.key === key);
  return { available: model?.available, why: model?.unavailableReason };
}

async function failedWork(form: object, key: string): Promise<string> {
  await ada("GET", "/api/me");
  const ordered = await ada("POST", "/api/creations", form, key);
  expect(ordered.status, JSON.stringify(ordered.body)).toBe(202);
  const { id } = ordered.body;
  await database.updateTable("creation").set({ status: "failed" }).where("id", "=", id).execute();
  await database
    .updateTable("job")
    .set({ ended_at: clock.now, outcome: "failed" })
    .where("subject_id", "=", id)
    .execute();
  return id;
}
const retry = (id: string) => ada("POST", `/api/creations/${id}/actions`, { action: "retry" });

test("weights whose licence forbids paid use are not used for a retry once gems are sold", async () => {
  const clip = {
    ...{ type: "text-to-video", generationModel: "zeroscope v2", prompt: "a fox" },
  };
  const id = await failedWork(clip, "before anything was sold");
  variables.STRIPE_SECRET_KEY = "sk_live_1";
  await as("olivia")("PUT", "/api/services/replicate/key", { key: "r8_whatever-it-is" });
  await parts.ownServers.look();
  expect(await offered("zeroscope v2")).toMatchObject({ available: false });
  expect(await ada("POST", "/api/creations", clip, "now")).toMatchObject({
    body: { code: "MODEL_UNAVAILABLE" },
  });
  expect((await retry(id)).body.code).toBe("MODEL_UNAVAILABLE");
});

test("a service that is away is not used for a retry, and nothing is held for it", async () => {
  const form = { type: "text-to-image", model: "flux 1.1 pro", prompt: "a fox" };
  await as("olivia")("GET", "/api/me");
  const olivia = as("olivia");
  const ordered = await olivia("POST", "/api/creations", form, "while it was there");
  expect(ordered.status, JSON.stringify(ordered.body)).toBe(202);
  const { id } = ordered.body;
  await database.updateTable("creation").set({ status: "failed" }).where("id", "=", id).execute();
  await database
    .updateTable("job")
    .set({ ended_at: clock.now, outcome: "failed" })
    .where("subject_id", "=", id)
    .execute();
  for (const service of ["fal", "replicate"])
    for (let fault = 0; fault < 5; fault += 1)
      await parts.stores.serviceHealth.note(service, { kind: "fault", fault: "auth" }, clock.now);
  await parts.circuits.look();
  expect(await offered("flux 1.1 pro")).toMatchObject({ available: false });
  expect(await olivia("POST", "/api/creations", form, "now that it is away")).toMatchObject({
    body: { code: "MODEL_UNAVAILABLE" },
  });
  const again = await olivia("POST", `/api/creations/${id}/actions`, { action: "retry" });
  expect(again.body.code).toBe("MODEL_UNAVAILABLE");
});
