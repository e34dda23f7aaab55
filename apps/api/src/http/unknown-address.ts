import type { Route } from "@kinora/contracts/http/route";
import { routes } from "@kinora/contracts/routes";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance, HTTPMethods } from "fastify";
import { fastifyPath } from "./mount-route.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Answers a known address with an unknown method by 405 and the methods that it does take. */
export function refuseOtherMethods(server: FastifyInstance): void {
  const all: readonly Route[] = Object.values(routes);
  for (const [path, same] of Map.groupBy(all, (route) => route.path)) {
    const taken = same.map((route) => route.method);
    const others: HTTPMethods[] = METHODS.filter((method) => !taken.includes(method));
    server.route({
      method: others,
      url: fastifyPath(path),
      handler: async (_request, reply) => {
        reply.header("allow", taken.join(", "));
        throw new Refusal("METHOD_NOT_ALLOWED", { allowed: taken });
      },
    });
  }
}
