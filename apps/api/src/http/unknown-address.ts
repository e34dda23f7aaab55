import type { Route } from "@kinora/contracts/http/route";
import { routes } from "@kinora/contracts/routes";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance, HTTPMethods } from "fastify";
import { fastifyPath } from "./mount-route.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Answers a known URL with an unknown method with 405 and the allowed methods. */
export function refuseOtherMethods(server: FastifyInstance): void {
  const all: readonly Route[] = Object.values(routes);
  for (const [path, same] of Map.groupBy(all, (route) => route.path)) {
    const taken = same.map((route) => route.method);
    const url = fastifyPath(path);
    // Another protocol at the same URL (tus) is mounted earlier.
    const others: HTTPMethods[] = METHODS.filter(
      (method) => !taken.includes(method) && !server.hasRoute({ method, url }),
    );
    server.route({
      method: others,
      url,
      handler: async (_request, reply) => {
        reply.header("allow", taken.join(", "));
        throw new Refusal("METHOD_NOT_ALLOWED", { allowed: taken });
      },
    });
  }
}
