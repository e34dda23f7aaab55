import { AWARD } from "@kinora/domain/gem/purpose";
import { configuredProviders } from "@kinora/providers/configured-providers";
import { DAILY_GEMS } from "@kinora/testing/gem/ledger-sentences";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, database, parts, clock } = await startTestServer({
  ...configuredProviders({
    ...{ FAL_KEY: "k", FAL_BUDGET_DAY: "10", FAL_BUDGET_MONTH: "100" },
    ...{ GIVEN_BUDGET_DAY: "100", GIVEN_BUDGET_MONTH: "100" },
  }),
  named: ["usr_ada", "usr_bruno"],
});
const clip = {
  ...{ type: "text-to-video", generationModel: "veo 3", prompt: "a fox" },
  additionalParams: { duration: 8 },
};

test("works that are cancelled before anything is sent leave a service's budget to others", async () => {
  for (const handle of ["ada", "bruno"]) {
    await as(handle)("GET", "/api/me");
    await parts.stores.ledger.credit({
      ...{ userId: `usr_${handle}`, gems: 50_000, kind: "pack", purpose: AWARD, expiresAt: null },
      ...{ key: `gems of ${handle}`, description: DAILY_GEMS, now: clock.now },
    });
  }
  const before = (await as("ada")("GET", "/api/gems/balance")).body.available;
  let ordered = 0;
  for (let nth = 0; nth < 12; nth += 1) {
    const answer = await as("ada")("POST", "/api/creations", clip, `dear ${nth}`);
    if (answer.status !== 202) break;
    ordered += 1;
    const { id } = answer.body;
    expect(
      (await as("ada")("POST", `/api/creations/${id}/actions`, { action: "cancel" })).status,
    ).toBe(200);
  }
  expect((await as("ada")("GET", "/api/gems/balance")).body.available).toBe(before);
  const day = await database
    .selectFrom("hosted_budget")
    .select("mills")
    .where("scope", "=", "fal")
    .executeTakeFirst();
  const other = await as("bruno")("POST", "/api/creations", clip, "one");
  const alarms = await database.selectFrom("notification").select("dedupe_key").execute();
  expect({
    other: other.body.code ?? other.status,
    ordered,
    reserved: day?.mills,
    alarms: alarms.length,
  }).toMatchObject({
    ...{ other: 202, reserved: 0 },
  });
});
