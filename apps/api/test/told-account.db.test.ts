import { hostedServices } from "@kinora/contracts/hosted/hosted-service";
import { openSimulator } from "@kinora/provider-simulators/all/simulators";
import type { Exchange } from "@kinora/providers/http/exchange";
import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const simulator = openSimulator("runway", {
  ...{ now: () => new Date(), fileAddress: () => "", movesWhenAsked: false },
  keys: ["key_simulated"],
});
let answers: Exchange = async (request) => simulator.answer(request);
const { as, database, clock } = await startTestServer({
  sealingSecrets: ["s".repeat(32)],
  exchange: (request) => answers(request),
});
const olivia = as("olivia");
const DOOR = "/api/services/runway/key";
const TOLD = {
  left: { amount: 1_000, of: null, unit: "credits", dollars: 10 },
  limits: [{ model: "gen4_turbo", atOnce: 3, aDay: 200 }],
};

async function told() {
  const { items } = hostedServices.parse((await olivia("GET", "/api/services")).body);
  return items.find(({ name }) => name === "runway")?.told;
}
const test = () => olivia("POST", `${DOOR}/tests`);

it("shows what the service told when the key was entered, and when it told it", async () => {
  expect(await told()).toBeNull();
  const { body } = await olivia("PUT", DOOR, { key: "key_simulated" });
  const dated = { ...TOLD, at: clock.now.toISOString() };
  expect(body.told).toEqual(dated);
  expect(await told()).toEqual(dated);
});

it("shows what it tells when the key is tested, and keeps it while there is no answer", async () => {
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect((await test()).body).toEqual({ verdict: "accepted", told: TOLD });
  const at = clock.now.toISOString();
  expect(await told()).toEqual({ ...TOLD, at });
  answers = async () => ({ kind: "lost" });
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect((await test()).body).toEqual({ verdict: "unclear", told: null });
  expect(await told()).toEqual({ ...TOLD, at });
});

it("forgets it when the service refuses the key, or the key is removed", async () => {
  answers = async () => ({ kind: "answered", answer: { status: 401, headers: {}, body: "{}" } });
  expect((await test()).body).toEqual({ verdict: "refused", told: null });
  expect(await told()).toBeNull();
  answers = async (request) => simulator.answer(request);
  await test();
  expect(await told()).toMatchObject(TOLD);
  await olivia("DELETE", DOOR);
  expect(await database.selectFrom("service_told").selectAll().execute()).toEqual([]);
});

it("shows nothing that it cannot read any more", async () => {
  const row = { service: "fal", told: JSON.stringify({ left: "much" }), told_at: new Date() };
  await database.insertInto("service_told").values(row).execute();
  expect((await olivia("GET", "/api/services")).status).toBe(200);
});
