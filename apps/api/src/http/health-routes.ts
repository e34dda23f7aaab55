import { routes } from "@kinora/contracts/routes";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "./mount-route.ts";
import { openApiDocument } from "./openapi.ts";
import { VERSION } from "./version.ts";

export interface HealthDoors {
  readonly simulated: readonly string[];
  /** Fails when the database does not answer. */
  readonly ping: () => Promise<void>;
}

export function mountHealth(server: FastifyInstance, { simulated, ping }: HealthDoors): void {
  mountRoute(server, routes.getHealth, async () => {
    await ping().catch(() => {
      throw new Refusal("SERVICE_UNAVAILABLE");
    });
    return { status: "ok" as const, version: VERSION, simulated: [...simulated] };
  });

  const document = openApiDocument(VERSION);
  server.get("/api/openapi.json", async (_request, reply) =>
    reply.header("cache-control", "public, max-age=300").send(document),
  );
}
