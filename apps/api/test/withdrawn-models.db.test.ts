import { modelList } from "@kinora/contracts/prompt/model";
import { openSimulator } from "@kinora/provider-simulators/all/simulators";
import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const lacks = ["fal-ai/flux-pro/v1.1"];
const simulator = openSimulator("fal", {
  ...{ now: () => new Date(), fileAddress: () => "", movesWhenAsked: false, lacks },
  keys: ["k"],
});
const { as, database, parts } = await startTestServer({
  variables: { FAL_KEY: "k" },
  exchange: async (request) => simulator.answer(request),
});
const olivia = as("olivia");

async function reasonOf(model: string) {
  const { items } = modelList.parse((await olivia("GET", "/api/models")).body);
  return items.find(({ key }) => key === model)?.unavailableReason ?? null;
}
const GONE = "fal says it no longer offers it.";

it("is not offered, and cannot be ordered, before anybody tried", async () => {
  expect(await reasonOf("flux 1.1 pro")).toBe(GONE);
  expect(await reasonOf("seedream-4")).toBeNull();
  await olivia("GET", "/api/me");
  const form = { type: "text-to-image", model: "flux 1.1 pro", prompt: "a fox" };
  expect((await olivia("POST", "/api/creations", form, "one")).body.code).toBe("MODEL_UNAVAILABLE");
  expect(simulator.orders.size).toBe(0);
});

it("stays withdrawn after an order was refused as missing, although that withdraws it for a minute only", async () => {
  const endpoint = "fal-ai/bytedance/seedream/v4/text-to-image";
  lacks.push(endpoint);
  await parts.stores.serviceHealth.note("fal", { kind: "missing", endpoint }, new Date());
  await parts.circuits.look();
  await parts.ownServers.look();
  await database.deleteFrom("missing_route").execute();
  await parts.circuits.look();
  expect(await reasonOf("seedream-4")).toBe(GONE);
});
