import { hostedService, hostedServices, keyTest } from "@kinora/contracts/hosted/hosted-service";
import type { Request } from "@kinora/providers/http/exchange";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const KEY = "r8_a-key-of-olivia";
const WRONG = "wrong-key-of-olivia";
/** True while every service hangs. */
let isHanging = false;
const hanging = Promise.withResolvers<void>();
/** Requests sent to services; only Replicate answers. */
const asked: Request[] = [];

const { as, database, parts, told } = await startTestServer({
  variables: { FAL_KEY: "from the environment" },
  sealingSecrets: ["s".repeat(32)],
  exchange: async (request) => {
    asked.push(request);
    if (isHanging) await hanging.promise;
    if (!request.url.startsWith("https://api.replicate.com/v1/account"))
      return { kind: "not sent" };
    const status = request.headers.authorization === `Bearer ${WRONG}` ? 401 : 200;
    return { kind: "answered", answer: { status, headers: {}, body: "{}" } };
  },
});
const olivia = as("olivia");
const DOOR = "/api/services/replicate/key";

async function serviceOf(name: string) {
  const { items } = hostedServices.parse((await olivia("GET", "/api/services")).body);
  return items.find((service) => service.name === name);
}

async function offersFlux() {
  const { body } = await olivia("GET", "/api/models");
  return body.items.find(({ key }: { key: string }) => key === "flux 1.1 pro").available;
}

it("opens the page of services to the owner only", async () => {
  for (const handle of ["ada", null])
    for (const [method, door, body] of [
      ["GET", "/api/services"],
      ["PUT", DOOR, { key: KEY }],
      ["DELETE", DOOR],
      ["POST", `${DOOR}/tests`],
    ] as const) {
      const answer = await as(handle)(method, door, body);
      expect(answer.status).toBe(handle === null ? 401 : 403);
    }
  expect(await database.selectFrom("service_key").selectAll().execute()).toEqual([]);
});

it("lists what each service sells, and the origin of its key", async () => {
  expect(await serviceOf("fal")).toMatchObject({
    key: { source: "environment", variable: "FAL_KEY", changedAt: null },
    testable: true,
  });
  const replicate = await serviceOf("replicate");
  expect(replicate?.key).toEqual({
    source: null,
    untested: false,
    through: null,
    variable: "REPLICATE_API_TOKEN",
    changedAt: null,
  });
  expect(replicate?.models).toContain("FLUX 1.1 Pro");
  expect(await olivia("POST", `${DOOR}/tests`)).toMatchObject({ body: { code: "NO_KEY" } });
  expect(await olivia("DELETE", DOOR)).toMatchObject({ body: { code: "NO_KEY" } });
});

it("stores no key that its service rejects, and none for an unknown service", async () => {
  const put = (name: string, key: string) => olivia("PUT", `/api/services/${name}/key`, { key });
  expect(await put("replicate", WRONG)).toMatchObject({
    status: 422,
    body: { code: "KEY_REFUSED" },
  });
  expect(await put("nobody", KEY)).toMatchObject({ status: 404 });
  expect(await put("__proto__", KEY)).toMatchObject({ status: 404 });
  expect(await put("fal", KEY)).toMatchObject({
    status: 409,
    body: { code: "KEY_IN_ENVIRONMENT" },
  });
  for (const key of ["short", "two words and more", "ключ-ключ-ключ", "a".repeat(501)])
    expect((await put("replicate", key)).status).toBe(422);
  expect(await database.selectFrom("service_key").selectAll().execute()).toEqual([]);
});

it("stores a key, offers its models at once, and never returns it", async () => {
  expect(parts.services.current().providers.map(({ name }) => name)).toEqual(["fal"]);
  const { status, body } = await olivia("PUT", DOOR, { key: ` ${KEY} ` });
  expect(status).toBe(200);
  expect(hostedService.parse(body).key.source).toBe("entered");
  expect(JSON.stringify(body)).not.toContain(KEY);
  expect(parts.services.current().providers.map(({ name }) => name)).toEqual(["fal", "replicate"]);
  expect(await offersFlux()).toBe(true);
  const row = await database.selectFrom("service_key").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ service: "replicate", changed_by: "usr_olivia" });
  expect(row.sealed).not.toContain(KEY);
  expect(JSON.stringify(await olivia("GET", "/api/services"))).not.toContain(KEY);
  expect(told).toContainEqual({
    event: "service-key-changed",
    userId: "usr_olivia",
    service: "replicate",
  });
  expect(JSON.stringify(told)).not.toContain(KEY);
  const log = (await olivia("GET", "/api/admin/audit?action=service-key.changed")).body;
  expect(log.items).toMatchObject([
    { by: "olivia", subject: { id: "replicate" }, after: { key: "entered" } },
  ]);
  expect(JSON.stringify(log)).not.toContain(KEY);
});

it("tests the stored key, and reports when the service does not answer", async () => {
  const verdictOf = async (name: string) =>
    keyTest.parse((await olivia("POST", `/api/services/${name}/key/tests`)).body).verdict;
  expect(await verdictOf("replicate")).toBe("accepted");
  expect(asked.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
  expect(await verdictOf("fal")).toBe("unclear");
  expect(asked.at(-1)?.headers.authorization).toBe("Key from the environment");
});

it("calls a key untested until its service delivers, when testing it would cost money", async () => {
  const put = await olivia("PUT", "/api/services/ideogram/key", { key: KEY });
  expect(put.body).toMatchObject({ testable: false, key: { untested: true } });
  await parts.stores.serviceHealth.note("ideogram", { kind: "delivered", seconds: 9 }, parts.now());
  await parts.services.refresh();
  expect((await serviceOf("ideogram"))?.key.untested).toBe(false);
  await olivia("DELETE", "/api/services/ideogram/key");
});

it("stores several keys in one action, and says which one its service rejects", async () => {
  const keys = (replicate: string) => [
    { name: "replicate", key: replicate },
    { name: "ideogram", key: "a-key-of-ideogram" },
    { name: "fal", key: "a-key-of-fal" },
    { name: "nobody", key: "a-key-of-nobody" },
  ];
  const put = (replicate: string) => olivia("PUT", "/api/service-keys", { keys: keys(replicate) });
  expect((await put(WRONG)).body.items).toEqual([
    { name: "replicate", flaw: "KEY_REFUSED" },
    { name: "ideogram", flaw: null },
    { name: "fal", flaw: "KEY_IN_ENVIRONMENT" },
    { name: "nobody", flaw: "SERVICE_NOT_FOUND" },
  ]);
  expect((await serviceOf("ideogram"))?.key).toMatchObject({ source: "entered" });
  // The key it had before.
  expect(await offersFlux()).toBe(true);
  expect(await as("ada")("PUT", "/api/service-keys", { keys: keys(KEY) })).toMatchObject({
    status: 403,
  });
  expect(await olivia("DELETE", "/api/services/ideogram/key")).toMatchObject({ status: 200 });
});

it("tells that Google takes the key of Gemini, and what ElevenLabs' voices cost to sample", async () => {
  expect((await serviceOf("google"))?.key.through).toBeNull();
  await olivia("PUT", "/api/services/gemini/key", { key: KEY });
  expect((await serviceOf("google"))?.key.through).toBe("Gemini API");
  await olivia("DELETE", "/api/services/gemini/key");
  const eleven = await serviceOf("elevenlabs");
  expect(eleven?.voices?.count).toBe(8);
  expect(eleven?.voices?.dollars).toBeCloseTo(0.14, 1);
});

it("shows the budgets, with none for a service that nothing can be ordered from", async () => {
  const { body } = await olivia("GET", "/api/services");
  expect(hostedServices.parse(body).given).toEqual({
    ...{ day: { spent: 0, limit: 0 }, month: { spent: 0, limit: 0 } },
  });
  expect(await serviceOf("fal")).toMatchObject({ budget: "FAL_BUDGET", day: { limit: 10 } });
  expect((await serviceOf("openai"))?.day).toEqual({ spent: 0, limit: null });
});

it("keeps serving the owner while services hang during key checks", async () => {
  isHanging = true;
  const before = asked.length;
  const tests = Array.from({ length: 6 }, () => olivia("POST", `${DOOR}/tests`));
  const entered = olivia("PUT", DOOR, { key: KEY });
  await expect.poll(() => asked.length).toBe(before + 7);
  expect((await olivia("GET", "/api/services")).status).toBe(200);
  isHanging = false;
  hanging.resolve();
  for (const { status } of [...(await Promise.all(tests)), await entered]) expect(status).toBe(200);
});

it("applies keys stored by another process, and reports one that it cannot decrypt", async () => {
  await sql`update service_key set sealed = 'of another secret'`.execute(database);
  await parts.services.refresh();
  expect((await serviceOf("replicate"))?.key.source).toBe("unreadable");
  expect(parts.services.current().providers.map(({ name }) => name)).toEqual(["fal"]);
  expect((await olivia("PUT", DOOR, { key: KEY })).status).toBe(200);
  expect((await serviceOf("replicate"))?.key.source).toBe("entered");
});

it("removes a key", async () => {
  expect((await olivia("DELETE", DOOR)).body.key.source).toBeNull();
  expect(parts.services.current().providers.map(({ name }) => name)).toEqual(["fal"]);
  expect((await olivia("DELETE", DOOR)).body.code).toBe("NO_KEY");
});

it("accepts no keys without a secret to encrypt them", async () => {
  const bare = await startTestServer();
  const { body } = await bare.as("olivia")("GET", "/api/services");
  expect(body.takesKeys).toBe(false);
  expect(await bare.as("olivia")("PUT", DOOR, { key: KEY })).toMatchObject({
    status: 409,
    body: { code: "KEYS_NOT_TAKEN" },
  });
});

describe("a service that fails repeatedly", () => {
  const fault = { kind: "fault", fault: "unanswered" } as const;
  const failAt = async (service: string) => {
    for (let nth = 0; nth < 5; nth += 1)
      await parts.stores.serviceHealth.note(service, fault, parts.now());
    await parts.circuits.look();
  };
  const form = { type: "text-to-image", model: "flux 1.1 pro", prompt: "a fox" };
  async function engineOf(key: string) {
    const { status, body } = await olivia("POST", "/api/creations", form, key);
    if (status !== 202) return body;
    const { recipe } = await database
      .selectFrom("creation")
      .select("recipe")
      .where("id", "=", body.id)
      .executeTakeFirstOrThrow();
    return Object(recipe).engine;
  }

  it("is skipped: its models are ordered from the next seller, or reported as unavailable with the reason", async () => {
    await olivia("PUT", DOOR, { key: KEY });
    await olivia("GET", "/api/me");
    const first = await engineOf("at first");
    const second = first === "fal" ? "replicate" : "fal";
    await failAt(first);
    expect(await serviceOf(first)).toMatchObject({
      health: { hour: { faults: 5 }, away: { why: "unanswered" } },
    });
    expect(await engineOf("then")).toBe(second);
    await failAt(second);
    const { body } = await olivia("GET", "/api/models");
    const flux = body.items.find(({ key }: { key: string }) => key === "flux 1.1 pro");
    expect(flux.available).toBe(false);
    expect(flux.unavailableReason).toMatch(/is unavailable right now: it doesn't answer orders/);
    expect(await engineOf("at last")).toMatchObject({ code: "MODEL_UNAVAILABLE" });
    // A test that the service passes has it tried again, with the next fault counting at once.
    expect((await serviceOf("replicate"))?.health?.away).not.toBeNull();
    expect((await olivia("POST", `${DOOR}/tests`)).body.verdict).toBe("accepted");
    expect((await serviceOf("replicate"))?.health?.away).toBeNull();
    expect(await offersFlux()).toBe(true);
    await parts.stores.serviceHealth.note("replicate", fault, parts.now());
    await parts.circuits.look();
    expect(await offersFlux()).toBe(false);
    // A new key resets the failures.
    await olivia("PUT", DOOR, { key: `${KEY}-new` });
    expect((await serviceOf("replicate"))?.health?.away).toBeNull();
    expect(await offersFlux()).toBe(true);
  });
});
