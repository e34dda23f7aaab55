import type { RefusalCode } from "@kinora/contracts/http/refusal-codes";
import type { Route } from "@kinora/contracts/http/route";
import { JSON_BODY_MAX_BYTES } from "@kinora/contracts/limits";
import type { Signed } from "@kinora/domain/account/signed";
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from "fastify";
import type { z } from "zod";
import { bodyChecker } from "./check-body.ts";
import { isHealthAddress } from "./health-address.ts";
import { limitOf } from "./rate-limits.ts";
import { refuseFlawedText } from "./refuse-flawed-text.ts";
import { signedInPerson } from "./session.ts";

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** A request that has passed the door: everything in it has been checked against the route. */
export interface Knock<R extends Route> {
  readonly params: Parsed<R["params"]>;
  readonly query: Parsed<R["query"]>;
  readonly headers: Parsed<R["headers"]>;
  readonly body: Parsed<R["body"]>;
  readonly person: R["access"] extends "signed-in" ? Signed : Signed | null;
  readonly requestId: string;
  /** Where it came from: see senderOf and siteOf. */
  readonly sender: string;
  readonly site: string;
  /** For a door that answers although it refused a part of what was asked: the security log has it. */
  readonly tellRefused: (codes: Iterable<RefusalCode>) => void;
}

export type Handler<R extends Route> = (
  knock: Knock<R>,
) => Promise<R["answer"] extends z.ZodType ? z.output<R["answer"]> : undefined>;

/** "/api/creations/{id}" → "/api/creations/:id" */
export function fastifyPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

/** The Fastify options that follow from a route: its schemas but that of the body, its limits and who may knock. */
export function doorOf(route: Route): RouteShorthandOptions {
  const { params, query, headers, answer, status } = route;
  return {
    bodyLimit: route.bodyMaxBytes ?? JSON_BODY_MAX_BYTES,
    schema: {
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(headers ? { headers } : {}),
      ...(answer === null || answer === "stream" ? {} : { response: { [status]: answer } }),
    },
    config: { access: route.access, scope: route.scope, rateLimit: limitOf(route) },
    preValidation: async (request) => {
      refuseFlawedText("path", request.params);
      refuseFlawedText("query", request.query);
    },
  };
}

/** Opens one door of the API: checks access and input, runs the handler, sends only known fields. */
export function mountRoute<R extends Route>(
  server: FastifyInstance,
  route: R,
  handler: Handler<R>,
): void {
  const checkBody = bodyChecker(server, route);
  server.route({
    ...doorOf(route),
    method: route.method,
    url: fastifyPath(route.path),
    handler: async (request, reply) => {
      const work = async () => handler(knockOf<R>(request, await checkBody(request)));
      const answer = await (isHealthAddress(route.path) ? work() : request.inTurn(work));
      return reply.status(route.status).send(answer);
    },
  });
}

function knockOf<R extends Route>(request: FastifyRequest, body: unknown): Knock<R> {
  // Each part has just been replaced by the output of the route's own schema.
  return {
    params: request.params,
    query: request.query,
    headers: request.headers,
    body,
    person: signedInPerson(request),
    requestId: request.id,
    sender: request.sender,
    site: request.site,
    tellRefused: (codes) => {
      request.partsRefused = new Set(codes);
    },
  } as Knock<R>;
}
