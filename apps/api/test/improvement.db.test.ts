import { improvement } from "@kinora/contracts/prompt/improvement";
import { modelList } from "@kinora/contracts/prompt/model";
import { configuredProviders } from "@kinora/providers/configured-providers";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const OPENAI = { LANGUAGE_MODEL: "openai:gpt-x", OPENAI_API_KEY: "k" };
const shop = await startTestServer({ ...configuredProviders(OPENAI), named: ["usr_ada"] });

const improve = (who: string, prompt: string, key: string) =>
  shop.as(who)("POST", "/api/improvements", { prompt, kind: "image" }, key);
const openJobs = () =>
  shop.database
    .selectFrom("job")
    .select(["kind", "lane", "gems", "hold_id"])
    .where("noun", "=", "improvement")
    .execute();

test("improves a prompt by a hosted job that costs no gems, once per idempotency key", async () => {
  const first = await improve("ada", "a fox", "k1");
  expect(first).toMatchObject({
    status: 202,
    body: { state: "waiting", model: "GPT-x", before: "a fox", after: null, why: null },
  });
  const { id } = improvement.parse(first.body);
  expect((await improve("ada", "a fox", "k1")).body).toMatchObject({ id });
  expect(await openJobs()).toEqual([
    { kind: "prompt.improve", lane: "hosted", gems: 0, hold_id: null },
  ]);
  expect(await improve("ada", "a bear", "k1")).toMatchObject({
    body: { code: "IDEMPOTENCY_KEY_REUSED" },
  });
  expect(await shop.as("ada")("GET", `/api/improvements/${id}`)).toMatchObject({ status: 200 });
});

test("hides improvements from other users, and explains to the owner how theirs ended", async () => {
  const { id } = improvement.parse((await improve("ada", "an owl", "k2")).body);
  expect(await shop.as("olivia")("GET", `/api/improvements/${id}`)).toMatchObject({
    ...{ status: 404, body: { code: "IMPROVEMENT_NOT_FOUND" } },
  });
  await shop.database
    .updateTable("improvement")
    .set({ state: "left", why: "limit" })
    .where("id", "=", id)
    .execute();
  expect((await shop.as("ada")("GET", `/api/improvements/${id}`)).body).toMatchObject({
    state: "left",
    why: "Your words stay as they are: you've reached the 24-hour limit for GPT-x.",
  });
});

test("offers it to users with hosted models, and rejects others", async () => {
  const improverOf = async (who: string) =>
    modelList.parse((await shop.as(who)("GET", "/api/models")).body).improver;
  expect([await improverOf("ada"), await improverOf("olivia"), await improverOf("bruno")]).toEqual([
    ...["OpenAI", "OpenAI"],
    null,
  ]);
  expect(await improve("bruno", "a fox", "k3")).toMatchObject({
    ...{ status: 403, body: { code: "MODEL_NOT_OFFERED" } },
  });
});

test("offers no improvement without a language model", async () => {
  const plain = await startTestServer({ named: ["usr_ada"] });
  const { status, body } = await plain.as("ada")(
    "POST",
    "/api/improvements",
    { prompt: "a fox", kind: "video" },
    "k4",
  );
  expect([status, body]).toMatchObject([409, { code: "NO_LANGUAGE_MODEL" }]);
});
