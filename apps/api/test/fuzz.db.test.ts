import { refusalBody } from "@kinora/contracts/http/refusal";
import fc from "fast-check";
import { expect, it } from "vitest";
import { badRequest } from "./bad-requests.ts";
import { startTestServer } from "./test-server.ts";

/** `npm run prove -- bad-requests` sends many more. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS || 2_000);
const SEED = Number(process.env.FUZZ_SEED || Math.floor(Math.random() * 2 ** 31));
const AT_ONCE = 20;
/** Far longer than any valid response: only a hang takes this long. */
const HANG_MS = 10_000;

const { server, as } = await startTestServer();
const ada = as("ada");
await ada("GET", "/api/me");
const form = { type: "text-to-image", prompt: "a fox" };
const made = (await ada("POST", "/api/creations", form, "one")).body;
const hidden = (await as("bruno")("POST", "/api/creations", { ...form, private: true }, "two"))
  .body;

it(`answers ${REQUESTS} bad requests with refusals of the closed list, none with a 5xx or a hang`, async () => {
  console.log(`bad requests, seed ${SEED}`);
  const requests = fc.sample(
    badRequest([made.id, hidden.id ?? "none"], ["ada", "bruno", "mira", "nobody"]),
    { numRuns: REQUESTS, seed: SEED },
  );
  const byStatus = new Map<number, number>();
  for (let start = 0; start < requests.length; start += AT_ONCE) {
    await Promise.all(
      requests.slice(start, start + AT_ONCE).map(async (request) => {
        const from = performance.now();
        const answer = await server.inject(request);
        const { statusCode: status } = answer;
        const told = `${request.method} ${request.url} ${String(request.payload).slice(0, 300)}: ${answer.body.slice(0, 300)}`;
        // No worker is running here, so the server correctly reports that it is not ready.
        const mayBeAway = told.startsWith("GET /api/health/ready") && status === 503;
        if (!mayBeAway) expect(status, told).toBeLessThan(500);
        expect(performance.now() - from, told).toBeLessThan(HANG_MS);
        if (status >= 400) expect(refusalBody.safeParse(answer.json()).success, told).toBe(true);
        byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      }),
    );
  }
  // The generator must get past the first check of every route.
  const some = REQUESTS / 400;
  for (const status of [400, 401, 404, 415, 422])
    expect(byStatus.get(status) ?? 0, `${status}`).toBeGreaterThan(some);
  expect((byStatus.get(200) ?? 0) + (byStatus.get(202) ?? 0)).toBeGreaterThan(some);
}, 240_000);
