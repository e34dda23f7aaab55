import type { Route } from "@kinora/contracts/http/route";
import { routes } from "@kinora/contracts/routes";
import { afterAll, expect, it } from "vitest";
import { buildServer } from "./build-server.ts";
import { limitChanges } from "./limit-changes.ts";
import { doorOf, fastifyPath } from "./mount-route.ts";

const server = await buildServer({
  verifyAccess: async (token) => ({
    ...{ userId: `usr_${token}`, role: "user", tier: "free" },
    ...{ scopes: null, sessionId: "ses_1" },
  }),
  ...{ security: { record: () => {} }, trustedProxies: [], hosts: [] },
  ...{ secure: false, limited: true, logger: false },
});
limitChanges(server, null, 4);
const { likeCreation, unlikeCreation, getMe, presentReceipt } = routes;
for (const route of [likeCreation, unlikeCreation, getMe, presentReceipt])
  server.route({
    ...{ ...doorOf(route), schema: {}, method: route.method, url: fastifyPath(route.path) },
    handler: async () => ({}),
  });
afterAll(() => server.close());

const ask = async (who: string, { method, path }: Route) =>
  (
    await server.inject({
      ...{ method, url: path.replace("{id}", "one") },
      headers: { authorization: `Bearer ${who}` },
    })
  ).statusCode;

it("limits doing and undoing, separately for each user", async () => {
  for (const change of [likeCreation, unlikeCreation, likeCreation, unlikeCreation])
    expect(await ask("ada", change)).toBe(200);
  expect(await ask("ada", likeCreation)).toBe(429);
  expect(await ask("ada", unlikeCreation)).toBe(429);
  expect(await ask("bruno", likeCreation)).toBe(200);
  expect(await ask("ada", getMe)).toBe(200);
});

it("counts every route that changes something for a user", () => {
  const all = Object.values(routes as Readonly<Record<string, Route>>);
  const changing = all.filter((it) => it.access === "signed-in" && it.method !== "GET");
  expect(changing.length).toBeGreaterThan(60);
  for (const route of changing) expect(doorOf(route).config?.changes, route.path).toBe(true);
});

it("asks stores about few receipts, so that guessing them is slow", () => {
  expect(doorOf(presentReceipt).config?.rateLimit).toMatchObject({ max: 20 });
});
