import { hostedServices } from "@kinora/contracts/hosted/hosted-service";
import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, database, parts } = await startTestServer({
  variables: { FAL_KEY: "k", REPLICATE_API_TOKEN: "r", FAL_BUDGET_MONTH: "50" },
});
const olivia = as("olivia");
await as("ada")("GET", "/api/me");
await olivia("GET", "/api/me");

const set = (scope: string, day: unknown, month: unknown) =>
  olivia("PUT", `/api/budgets/${scope}`, { day, month });
const form = { type: "text-to-image", model: "flux 1.1 pro", prompt: "a fox" };

async function shown() {
  const page = hostedServices.parse((await olivia("GET", "/api/services")).body);
  const limitsOf = (name: string) => {
    const { day, month } = page.items.find((service) => service.name === name) ?? page.given;
    return { day: day.limit, month: month.limit, fixed: [day.fixed, month.fixed] };
  };
  return { fal: limitsOf("fal"), replicate: limitsOf("replicate"), given: limitsOf("given") };
}

it("shows the usual limits, and which of them the environment sets", async () => {
  expect(await shown()).toEqual({
    fal: { day: 10, month: 50, fixed: [false, true] },
    replicate: { day: 10, month: 100, fixed: [false, false] },
    given: { day: 0, month: 0, fixed: [false, false] },
  });
});

it("sets limits at once, for the owner only and after they confirmed who they are", async () => {
  expect((await as("ada")("PUT", "/api/budgets/fal", { day: 1, month: null })).status).toBe(403);
  const answer = await set("replicate", 2.5, 20);
  expect(answer).toMatchObject({
    status: 200,
    body: { day: { spent: 0, limit: 2.5 }, month: { spent: 0, limit: 20 } },
  });
  await set("fal", 3, null);
  await set("given", 1, 4);
  expect(await shown()).toMatchObject({
    fal: { day: 3, month: 50 },
    replicate: { day: 2.5, month: 20 },
    given: { day: 1, month: 4 },
  });
  expect(parts.budgets.services.get("replicate")).toMatchObject({ day: 2_500, month: 20_000 });
});

it("stops orders at the limit that was set, and lets them pass once it is higher", async () => {
  await set("fal", 0, null);
  await set("replicate", 0, null);
  expect((await olivia("POST", "/api/creations", form, "too much")).body.code).toBe(
    "HOSTED_BUDGET_SPENT",
  );
  await set("fal", 1, null);
  await set("replicate", 1, null);
  expect((await olivia("POST", "/api/creations", form, "enough")).status).toBe(202);
});

it("leaves what the environment sets, and refuses what is no limit or no service", async () => {
  expect(await set("fal", null, 80)).toMatchObject({
    status: 409,
    body: { code: "BUDGET_IN_ENVIRONMENT" },
  });
  expect((await set("nobody", 1, 1)).body.code).toBe("SERVICE_NOT_FOUND");
  expect((await set("comfyui", 1, 1)).body.code).toBe("SERVICE_NOT_FOUND");
  for (const wrong of [-1, 100_001, "1", undefined]) {
    expect((await set("replicate", wrong, null)).status).toBe(422);
    expect((await set("replicate", null, wrong)).status).toBe(422);
  }
  expect(await shown()).toMatchObject({ fal: { month: 50 }, replicate: { day: 1 } });
});

it("goes back to the usual limits, and writes each change into the audit log once", async () => {
  await set("replicate", 7, 70);
  await set("replicate", 7, 70);
  await set("replicate", null, null);
  expect(await shown()).toMatchObject({ replicate: { day: 10, month: 100 } });
  const rows = await database.selectFrom("budget_setting").select("scope").execute();
  expect(rows.map(({ scope }) => scope).toSorted()).toEqual(["fal", "given"]);
  const { items } = (await olivia("GET", "/api/admin/audit?action=budget.changed")).body;
  const lines = items.filter(
    ({ subject }: { subject: { id: string } }) => subject.id === "replicate",
  );
  expect(lines.slice(0, 2)).toMatchObject([
    { by: "olivia", before: { day: "$7", month: "$70" }, after: { day: "usual", month: "usual" } },
    { by: "olivia", after: { day: "$7", month: "$70" } },
  ]);
});

it("applies limits that another process set", async () => {
  await database
    .insertInto("budget_setting")
    .values({ scope: "replicate", day_mills: 1_500, month_mills: null, changed_at: new Date() })
    .execute();
  await parts.budgets.look();
  expect(await shown()).toMatchObject({ replicate: { day: 1.5, month: 100 } });
});
