import { ownKeys } from "@kinora/contracts/hosted/own-key";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const KEY = "r8_a-key-of-ada";
const WRONG = "wrong-key-of-ada";

const { as, database, told } = await startTestServer({
  sealingSecrets: ["s".repeat(32)],
  exchange: async ({ url, headers }) => {
    if (!url.startsWith("https://api.replicate.com/v1/account")) return { kind: "not sent" };
    const status = headers.authorization === `Bearer ${WRONG}` ? 401 : 200;
    return { kind: "answered", answer: { status, headers: {}, body: "{}" } };
  },
});
const ada = as("ada");
const DOOR = "/api/me/keys/replicate";
const FORM = { type: "text-to-image", model: "flux 1.1 pro", prompt: "a fox" } as const;

const fluxOf = async (handle: string) => {
  const { body } = await as(handle)("GET", "/api/models");
  return body.items.find(({ key }: { key: string }) => key === FORM.model);
};
const create = (handle: string, body: object, key: string) =>
  as(handle)("POST", "/api/creations", body, key);

it("accepts a key that the service accepts, encrypts it and never returns it", async () => {
  expect(await ada("PUT", DOOR, { key: WRONG })).toMatchObject({
    status: 422,
    body: { code: "KEY_REFUSED" },
  });
  expect((await ada("PUT", "/api/me/keys/vertex", { key: KEY })).body.code).toBe(
    "SERVICE_NOT_FOUND",
  );
  const entered = await ada("PUT", DOOR, { key: KEY });
  expect(entered.status).toBe(200);
  expect(entered.body).toMatchObject({ name: "replicate", readable: true, spent: 0 });
  const { items, takesKeys } = ownKeys.parse((await ada("GET", "/api/me/keys")).body);
  expect(takesKeys).toBe(true);
  expect(items.filter(({ enteredAt }) => enteredAt !== null).map(({ name }) => name)).toEqual([
    "replicate",
  ]);
  const rows = await sql`select * from own_key`.execute(database);
  expect(JSON.stringify([entered.body, items, rows, told])).not.toContain(KEY);
  expect(told).toContainEqual({
    ...{ event: "own-key-changed", userId: "usr_ada", service: "replicate" },
  });
});

it("offers the service's models to that user alone, without gems, and never to a token", async () => {
  expect(await fluxOf("ada")).toMatchObject({ available: true, ownKey: true });
  for (const handle of ["bruno", "kin_ada"])
    expect(await fluxOf(handle)).toMatchObject({ available: false, ownKey: false });
  const quote = await ada("POST", "/api/quotes", FORM);
  expect(quote.body).toMatchObject({
    gems: 0,
    explanation: "about $0.04 at Replicate, billed to your own key",
  });
  expect(await fluxOf("ada")).toMatchObject({
    service: "Replicate",
    bills: { image: { unit: "image", mills: 40 } },
  });
  expect(await create("kin_ada", { quoteId: quote.body.quoteId }, "by token")).toMatchObject({
    body: { code: "QUOTE_EXPIRED" },
  });
  expect((await create("bruno", FORM, "another")).body.code).toMatch(/^MODEL_/);
  const { status, body } = await create("ada", { quoteId: quote.body.quoteId }, "hers");
  expect(status).toBe(202);
  const spending = await database
    .selectFrom("hosted_spending")
    .innerJoin("job", "job.id", "hosted_spending.job_id")
    .select(["key_of", "provider", "hold_id", "gems"])
    .where("subject_id", "=", body.id ?? body.creation?.id)
    .execute();
  expect(spending).toEqual([{ key_of: "usr_ada", provider: "replicate", hold_id: null, gems: 0 }]);
  expect(ownKeys.parse((await ada("GET", "/api/me/keys")).body).items).toContainEqual(
    expect.objectContaining({ name: "replicate", spent: 0.04 }),
  );
});

it("orders nothing with a removed key, not even at an earlier quote", async () => {
  const quote = await ada("POST", "/api/quotes", FORM);
  expect((await ada("DELETE", DOOR)).body).toMatchObject({ enteredAt: null });
  expect((await ada("DELETE", DOOR)).body.code).toBe("NO_KEY");
  expect(await create("ada", { quoteId: quote.body.quoteId }, "late")).toMatchObject({
    body: { code: "QUOTE_EXPIRED" },
  });
  expect(await fluxOf("ada")).toMatchObject({ available: false });
});
