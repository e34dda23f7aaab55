import { hostedServices } from "@kinora/contracts/hosted/hosted-service";
import { modelList } from "@kinora/contracts/prompt/model";
import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, clock, database, parts } = await startTestServer({
  variables: { FAL_KEY: "k", FAL_BUDGET_DAY: "0.06", RUNWAYML_API_SECRET: "k" },
});
const olivia = as("olivia");
await olivia("GET", "/api/me");
const DOOR = "/api/services/fal/trials";

async function trialOf(name: string) {
  const { items } = hostedServices.parse((await olivia("GET", "/api/services")).body);
  return items.find((service) => service.name === name)?.trial;
}

async function exampleOf(handle: string | null, model: string) {
  const { items } = modelList.parse((await as(handle)("GET", "/api/models")).body);
  return items.find(({ key }) => key === model)?.example;
}

/** Does what a worker does once the service has delivered. */
async function deliver(creationId: string, hash: string) {
  await database
    .insertInto("creation_media")
    .values({
      ...{ creation_id: creationId, role: "thumbnail", label: "", hash, bytes: 1 },
      mime_type: "image/webp",
    })
    .execute();
  await database
    .updateTable("creation")
    .set({ status: null, finished_at: clock.now })
    .where("id", "=", creationId)
    .execute();
}

it("offers the cheapest picture or clip with its price, and none when a prompt alone is not enough", async () => {
  expect(await trialOf("fal")).toEqual({
    ...{ model: "ideogram v3 turbo", name: "Ideogram v3 Turbo", kind: "image", dollars: 0.03 },
  });
  expect(await trialOf("runway")).toBeNull();
  expect(await trialOf("replicate")).toBeNull();
});

it("can be ordered by the owner only, and for models that work from a prompt", async () => {
  const wish = { model: "ideogram v3 turbo" };
  expect((await as("ada")("POST", DOOR, wish, "hers")).status).toBe(403);
  const refused = (door: string, model: string) =>
    olivia("POST", door, { model }, `${door}${model}`);
  expect((await refused(DOOR, "runway gen-4 turbo")).body.code).toBe("NO_TRIAL");
  expect((await refused(DOOR, "core")).body.code).toBe("NO_TRIAL");
  expect((await refused("/api/services/replicate/trials", "flux 1.1 pro")).body.code).toBe(
    "SERVICE_NOT_FOUND",
  );
});

it("holds no gems, counts towards the budget, belongs to the owner, and is ordered once per idempotency key", async () => {
  const before = (await olivia("GET", "/api/me")).body.gems;
  const press = (key: string) => olivia("POST", DOOR, { model: "ideogram v3 turbo" }, key);
  const [first, again] = [await press("one"), await press("one")];
  expect(first.status).toBe(202);
  expect(again.body).toEqual(first.body);
  const { creationId } = first.body;
  const made = (await olivia("GET", `/api/creations/${creationId}`)).body;
  expect(made).toMatchObject({ status: "processing", private: true });
  const stored = await database
    .selectFrom("creation")
    .selectAll()
    .where("id", "=", creationId)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ gems_held: 0, recipe: { engine: "fal" } });
  expect((await olivia("GET", "/api/me")).body.gems).toEqual(before);
  const spent = await database.selectFrom("hosted_spending").selectAll().execute();
  expect(spent).toEqual([expect.objectContaining({ provider: "fal", mills: 30, given_mills: 0 })]);
  expect((await press("two")).status).toBe(202);
  expect((await press("three")).body.code).toBe("HOSTED_BUDGET_SPENT");
  expect((await as("ada")("GET", `/api/creations/${creationId}`)).status).toBe(404);
});

it("serves as its model's example while it exists, and the next trial uses another model", async () => {
  expect(await exampleOf("olivia", "ideogram v3 turbo")).toBeNull();
  const rows = await database
    .selectFrom("model_trial")
    .selectAll()
    .orderBy("creation_id")
    .execute();
  const [first = "", second = ""] = rows.map(({ creation_id }) => creation_id);
  await deliver(first, "a".repeat(64));
  clock.now = new Date(clock.now.getTime() + 61_000);
  expect(await exampleOf("olivia", "ideogram v3 turbo")).toMatch(/^\/media\/a{64}\.webp\?e=/);
  // Viewers who are not offered the model do not see its example.
  expect(await exampleOf(null, "ideogram v3 turbo")).toBeNull();
  expect(await trialOf("fal")).toMatchObject({ model: "seedream-4", dollars: 0.03 });
  await deliver(second, "b".repeat(64));
  await olivia("POST", `/api/creations/${first}/actions`, { action: "delete" });
  clock.now = new Date(clock.now.getTime() + 61_000);
  expect(await exampleOf("olivia", "ideogram v3 turbo")).toMatch(/^\/media\/b{64}/);
});

it("can also be ordered from a service that is unavailable", async () => {
  await database.deleteFrom("hosted_budget").execute();
  for (let nth = 0; nth < 5; nth += 1)
    await parts.stores.serviceHealth.note("fal", { kind: "fault", fault: "auth" }, clock.now);
  await parts.circuits.look();
  expect((await olivia("POST", DOOR, { model: "seedream-4" }, "away")).status).toBe(202);
});
