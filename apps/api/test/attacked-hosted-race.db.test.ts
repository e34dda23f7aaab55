import { AWARD } from "@kinora/domain/gem/purpose";
import { configuredProviders } from "@kinora/providers/configured-providers";
import { DAILY_GEMS } from "@kinora/testing/gem/ledger-sentences";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, database, parts, clock } = await startTestServer({
  ...configuredProviders({
    ...{ FAL_KEY: "k", FAL_BUDGET_DAY: "0.50", FAL_BUDGET_MONTH: "100" },
    ...{ IDEOGRAM_API_KEY: "k", IDEOGRAM_BUDGET_DAY: "0.50", IDEOGRAM_BUDGET_MONTH: "100" },
    ...{ GIVEN_BUDGET_DAY: "0.40", GIVEN_BUDGET_MONTH: "100" },
  }),
  named: ["usr_ada", "usr_bruno", "usr_chiyo"],
});
const flux = { type: "text-to-image", model: "flux 1.1 pro", prompt: "a fox" };
const ideogram = { type: "text-to-image", model: "ideogram v3 turbo", prompt: "a fox" };

test("60 racing orders of one to four works at two services pass no budget, and nobody meets a 5xx", async () => {
  const people = ["ada", "bruno", "chiyo", "olivia"];
  for (const handle of people) {
    await as(handle)("GET", "/api/me");
    await parts.stores.ledger.credit({
      ...{ userId: `usr_${handle}`, gems: 5_000, kind: "gift", purpose: AWARD },
      ...{ expiresAt: null, key: `gems of ${handle}`, now: clock.now },
      description: DAILY_GEMS,
    });
  }
  const models = (await as("ada")("GET", "/api/models")).body.items
    .filter(
      ({ available, key }: { available: boolean; key: string }) =>
        available && /flux|ideogram/.test(key),
    )
    .map(({ key }: { key: string }) => key);
  const forms = [
    flux,
    ...(models.includes("ideogram v3 turbo") ? [ideogram] : []),
    { ...flux, others: [ideogram] },
    { ...ideogram, others: [flux, flux, flux] },
  ];
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, nth) =>
      as(people[nth % 4] ?? "ada")(
        "POST",
        "/api/creations",
        forms[nth % forms.length] ?? flux,
        `race ${nth}`,
      ),
    ),
  );
  const told = answers.map(({ status, body }) =>
    status === 202 ? "202" : `${status} ${body.code}`,
  );
  const counts = Object.fromEntries(
    [...new Set(told)].map((one) => [one, told.filter((x) => x === one).length]),
  );
  expect(
    Object.keys(counts).filter((one) => one.startsWith("5")),
    JSON.stringify(counts),
  ).toEqual([]);
  const rows = await database.selectFrom("hosted_budget").selectAll().execute();
  const day = Object.fromEntries(
    rows
      .filter(({ period }) => period.length === 10)
      .map(({ scope, mills }) => [scope, Number(mills)]),
  );
  expect(day.fal ?? 0).toBeLessThanOrEqual(500);
  expect(day.ideogram ?? 0).toBeLessThanOrEqual(500);
  expect(day.given ?? 0).toBeLessThanOrEqual(400);
});
