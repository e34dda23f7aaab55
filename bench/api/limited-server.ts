// A Fastify route with a rate limit that is never reached, counted by the store of
// @fastify/rate-limit or by ours.

import rateLimit from "@fastify/rate-limit";
import { openDatabase } from "@kinora/database/client";
import { postgresRateLender } from "@kinora/database/security/postgres-rate-lender";
import Fastify from "fastify";
import { z } from "zod";
import { WINDOW_MS } from "../../apps/api/src/http/rate-limits.ts";
import { sharedRates } from "../../apps/api/src/http/shared-rates.ts";

const order = z.object({ max: z.number(), shared: z.boolean(), databaseUrl: z.string() });

process.once("message", async (message) => {
  const { max, shared, databaseUrl } = order.parse(message);
  const server = Fastify();
  const { database } = openDatabase({ url: databaseUrl, role: "api", connections: 2 });
  const lender = postgresRateLender(database, "a secret of the bench");
  await server.register(rateLimit, {
    ...{ max, timeWindow: WINDOW_MS },
    keyGenerator: ({ headers }) => `person:${headers["x-person"]}`,
    ...(shared ? { store: sharedRates(lender, WINDOW_MS) } : {}),
  });
  server.get("/", async () => "{}");
  process.send?.(await server.listen({ host: "127.0.0.1", port: 0 }));
});
process.on("disconnect", () => process.exit(0));
