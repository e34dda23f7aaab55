import { openDatabase } from "@kinora/database/client";
import { readVitalSigns, signLife, signOff } from "@kinora/database/job/worker-signs";
import { createTestDatabase } from "@kinora/testing/database";
import { openFreezingRelay } from "@kinora/testing/open-freezing-relay";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { mountHealth } from "../src/health/health-routes.ts";
import { watchHealth } from "../src/health/watch-health.ts";
import { buildServer } from "../src/http/build-server.ts";

const direct = await createTestDatabase();
const relay = await openFreezingRelay(new URL(direct.url));
const { database, close } = openDatabase({ url: relay.url, role: "api", connections: 2 });
const media = { isHere: true };
const watch = watchHealth({
  readSigns: () => readVitalSigns(database),
  probeMedia: async () => {
    if (!media.isHere) throw new Error("unmounted");
    return 1e12;
  },
});
const server = await buildServer({
  verifyAccess: async () => ({
    userId: "",
    role: "user",
    tier: "free",
    scopes: null,
    sessionId: "",
  }),
  security: { record: () => {} },
  trustedProxies: [],
  hosts: [],
  secure: false,
  limited: false,
  logger: false,
});
mountHealth(server, {
  simulated: [],
  signIn: [],
  signUps: () => "open",
  watch,
  countSecurity: () => ({ "sign-in": 2 }),
});
server.get("/api/question", async () => sql`select 1 as one`.execute(database));
afterAll(async () => {
  watch.close();
  await server.close();
  relay.close();
  await close();
});

const ask = async (url: string) => {
  const began = performance.now();
  const answer = await server.inject(url);
  const { "retry-after": retry } = answer.headers;
  return { status: answer.statusCode, body: answer.json(), retry, took: performance.now() - began };
};
const patience = { timeout: 60_000, interval: 50 };

test("is ready with database, media and a worker, and reports what is missing", async () => {
  expect((await ask("/api/health/ready")).status).toBe(503);
  expect((await ask("/api/health")).body.degraded).toEqual(["WORKERS_AWAY"]);
  await signLife(direct.database, 7, { sandbox: "network, files", voices: null });
  expect(await ask("/api/health/ready")).toMatchObject({ status: 200, body: { status: "ready" } });
  expect((await ask("/api/health")).body).toMatchObject({
    status: "ok",
    degraded: [],
    workers: [{ age: expect.any(Number), sandbox: "network, files" }],
    queueAge: null,
    security: { "sign-in": 2 },
  });
  media.isHere = false;
  expect((await ask("/api/health/ready")).status).toBe(503);
  media.isHere = true;
  await signOff(direct.database, 7);
  expect((await ask("/api/health/ready")).status).toBe(503);
});

test("answers health at once with a frozen database, and everything else within its limit", {
  timeout: 130_000,
}, async () => {
  await signLife(direct.database, 8, { sandbox: null, voices: null });
  expect((await ask("/api/question")).status).toBe(200);
  relay.freeze();
  const health = await ask("/api/health");
  expect(health.status).toBe(200);
  expect(health.took).toBeLessThan(1_000);
  // More queries than connections: those that wait for a connection are bounded as well.
  const questions = Promise.all([1, 2, 3, 4].map(() => ask("/api/question")));
  expect(await ask("/api/health/ready")).toMatchObject({ status: 503, retry: "5" });
  expect((await ask("/api/health")).body.degraded).toContain("DATABASE_AWAY");
  for (const answer of await questions) {
    expect(answer).toMatchObject({
      status: 503,
      retry: "5",
      body: { code: "SERVICE_UNAVAILABLE" },
    });
  }
  relay.thaw();
  await expect.poll(async () => (await ask("/api/question")).status, patience).toBe(200);
  await expect
    .poll(async () => (await ask("/api/health")).body.degraded, patience)
    .not.toContain("DATABASE_AWAY");
});

test("cancels a statement that takes too long, and keeps its connection", {
  timeout: 130_000,
}, async () => {
  const { rows } = await sql<{ limit: string; idle: string }>`
    select current_setting('statement_timeout') as limit,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(database);
  expect(rows).toEqual([{ limit: "5s", idle: "5s" }]);
  const slow = sql`select pg_sleep(30)`.execute(database);
  await expect(slow).rejects.toMatchObject({ code: "57014" });
});
