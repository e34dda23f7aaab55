import { modelList } from "@kinora/contracts/prompt/model";
import { configuredProviders } from "@kinora/providers/configured-providers";
import { describe, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, clock, database, parts } = await startTestServer({
  ...configuredProviders({
    ...{ FAL_KEY: "k", FAL_BUDGET_DAY: "0.10", FAL_BUDGET_MONTH: "100" },
    ...{ GIVEN_BUDGET_DAY: "0.04", GIVEN_BUDGET_MONTH: "100" },
  }),
  named: ["usr_ada"],
});
const form = { type: "text-to-image", model: "flux 1.1 pro", prompt: "a fox" };
const DAY = 86_400_000;

async function offeredTo(handle: string | null) {
  const { items } = modelList.parse((await as(handle)("GET", "/api/models")).body);
  const model = items.find(({ key }) => key === "flux 1.1 pro");
  return model && { available: model.available, why: model.unavailableReason };
}

/** Records that a service rejected a user's order under its rules, `ago` milliseconds earlier. */
async function refuse(creationId: string, ago = 0) {
  const { id: key } = await database
    .selectFrom("job")
    .select("id")
    .where("subject_id", "=", creationId)
    .executeTakeFirstOrThrow();
  const { intents } = parts.stores;
  await intents.begin({
    ...{ key, provider: "fal", endpoint: "flux", bodyHash: "0", callbackToken: key },
    ...{ price: { mills: 40, version: 1 }, callsBack: false, keyOf: null },
    ...{ begunAt: clock.now, deadline: clock.now },
  });
  const at = new Date(clock.now.getTime() - ago);
  const change = { state: "refused", refusal: "policy", at } as const;
  expect(await intents.change(key, ["sending"], change)).toBe(true);
  // Reported a second time it still counts once.
  expect(await intents.change(key, ["refused"], change)).toBe(true);
}

describe("hosted models", () => {
  it("are offered to the owner and to users whom the owner names", async () => {
    const offered = { available: true, why: null };
    expect(await offeredTo("olivia")).toEqual(offered);
    expect(await offeredTo("ada")).toEqual(offered);
    const withheld = {
      available: false,
      why: "On this server, only the owner and the people they name can use it.",
    };
    expect(await offeredTo("bruno")).toEqual(withheld);
    expect(await offeredTo(null)).toEqual(withheld);
  });

  it("can be ordered by them only, whichever model and however it is named", async () => {
    await as("bruno")("GET", "/api/me");
    const clip = { type: "text-to-video", prompt: "a fox" };
    const wishes = [
      form,
      { ...clip, model: "kling 1.6 pro" },
      { ...clip, generationModel: "kling 1.6 pro" },
      { ...clip, model: "animated-diffusion", generationModel: "veo 3" },
    ];
    for (const wish of wishes)
      for (const [door, key] of [["/api/quotes"], ["/api/creations", "k"]] as const)
        expect(await as("bruno")("POST", door, wish, key), JSON.stringify(wish)).toMatchObject({
          status: 403,
          body: { code: "MODEL_NOT_OFFERED" },
        });
    // An order that this model cannot fulfil is not given to another one.
    const unfit = { ...clip, model: "runway gen-4 turbo" };
    expect(await as("bruno")("POST", "/api/creations", unfit, "k")).toMatchObject({
      status: 422,
      body: { code: "SETTING_UNSUPPORTED", details: { setting: "model" } },
    });
    // Orders without a model are made by the built-in engine.
    const plain = { type: "text-to-video", prompt: "a fox", additionalParams: { duration: 5 } };
    const quoted = await as("bruno")("POST", "/api/quotes", plain);
    expect(quoted.body).toMatchObject({ model: "core" });
  });

  it("are not used for a retry by a user who is no longer named", async () => {
    const ada = as("ada");
    await ada("GET", "/api/me");
    const { id } = (await ada("POST", "/api/creations", form, "before")).body;
    await database
      .updateTable("creation")
      .set({ status: "failed", user_id: "usr_bruno" })
      .where("id", "=", id)
      .execute();
    await database
      .updateTable("job")
      .set({ ended_at: clock.now, outcome: "failed" })
      .where("subject_id", "=", id)
      .execute();
    const retry = () => as("bruno")("POST", `/api/creations/${id}/actions`, { action: "retry" });
    expect(await retry()).toMatchObject({ status: 403, body: { code: "MODEL_NOT_OFFERED" } });
  });
});

it("pauses hosted orders for a day for a user with five rejected prompts in a day, and for nobody else", async () => {
  const olivia = as("olivia");
  await olivia("GET", "/api/me");
  const plain = { type: "text-to-image", prompt: "a fox" };
  // The oldest that counts is an hour old; one older than a day does not count.
  for (const [nth, ago] of [2 * DAY, 3_600_000, 0, 0, 0, 0].entries()) {
    expect((await olivia("POST", "/api/quotes", form)).status).toBe(200);
    const { id } = (await olivia("POST", "/api/creations", plain, `wish ${nth}`)).body;
    await refuse(id, ago);
    await olivia("POST", `/api/creations/${id}/actions`, { action: "cancel" });
    await olivia("POST", `/api/creations/${id}/actions`, { action: "purge" });
  }
  const until = new Date(clock.now.getTime() - 3_600_000 + DAY);
  const paused = {
    status: 409,
    body: { code: "HOSTED_PAUSED", details: { until: until.toISOString() } },
  };
  expect(await olivia("POST", "/api/quotes", form)).toMatchObject(paused);
  expect(await olivia("POST", "/api/creations", form, "paused")).toMatchObject(paused);
  expect((await olivia("POST", "/api/quotes", plain)).status).toBe(200);
  expect((await as("ada")("POST", "/api/quotes", form)).status).toBe(200);
  clock.now = until;
  expect((await olivia("POST", "/api/quotes", form)).status).toBe(200);
});

describe("spending on external services", () => {
  const DAY_AFTER = new Date("2026-11-27T12:00:00Z");
  const until = "2026-11-28T00:00:00.000Z";
  const order = (handle: string, key: string) => as(handle)("POST", "/api/creations", form, key);
  async function alarms() {
    const { body } = await as("olivia")("GET", "/api/notifications");
    return body.items
      .filter(({ createdAt }: { createdAt: string }) => createdAt === DAY_AFTER.toISOString())
      .map(({ title }: { title: string }) => title)
      .filter((title: string) => title.includes("budget"))
      .toReversed();
  }

  it("ends with the day's budget, of granted gems and of the service, and the owner is told once", async () => {
    clock.now = DAY_AFTER;
    await as("olivia")("GET", "/api/me");
    await as("ada")("POST", "/api/gems/daily-claim", {}, "day");
    expect((await order("ada", "given")).status).toBe(202);
    const before = await as("ada")("GET", "/api/gems/balance");
    for (const key of ["too much", "too much again"])
      expect(await order("ada", key)).toMatchObject({
        status: 409,
        body: { code: "HOSTED_GIVEN_SPENT", details: { span: "day", until } },
      });
    expect((await as("ada")("GET", "/api/gems/balance")).body).toEqual(before.body);
    expect((await order("olivia", "own")).status).toBe(202);
    for (const key of ["over", "over again"])
      expect(await order("olivia", key)).toMatchObject({
        status: 409,
        body: { code: "HOSTED_BUDGET_SPENT", details: { span: "day", until } },
      });
    expect(await alarms()).toEqual([
      "100% of the day's budget for free gems is used",
      "80% of the day's budget for fal is used",
      "100% of the day's budget for fal is used",
    ]);
  });
});
