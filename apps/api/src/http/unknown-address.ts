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
    const url = fastifyPath(path);
    // What speaks another protocol at the same address (tus) is mounted before.
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
