import { KEY_HEADER, type Route } from "@kinora/contracts/http/route";
import { JSON_BODY_MAX_BYTES } from "@kinora/contracts/limits";
import type { RefusalCode } from "@kinora/contracts/refusals";
import type { Signed } from "@kinora/domain/account/signed";
import type { InTurn } from "@kinora/domain/in-turn";
import { Refusal } from "@kinora/domain/refusal";
import type { Locale } from "@kinora/text/locale";
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from "fastify";
import type { z } from "zod";
import type { BodyGate } from "./body-gate.ts";
import { bodyChecker } from "./check-body.ts";
import { isHealthAddress } from "./health-address.ts";
import { changesSomething } from "./limit-changes.ts";
import { localeOf } from "./locale-of.ts";
import { dealInTurn } from "./long-bodies.ts";
import { limitOf } from "./rate-limits.ts";
import { refuseFlawedText } from "./refuse-flawed-text.ts";
import { signedInPerson } from "./session.ts";

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** A request that has passed the door: everything in it has been checked against the route. */
export interface RouteRequest<R extends Route> {
  readonly params: Parsed<R["params"]>;
  readonly query: Parsed<R["query"]>;
  readonly body: Parsed<R["body"]>;
  readonly person: R["access"] extends "signed-in" ? Signed : Signed | null;
  /** What tells a repetition of this request from a new one. */
  readonly idempotencyKey: R["idempotent"] extends true ? string : undefined;
  readonly requestId: string;
  /** The language in which it is to be answered. */
  readonly locale: Locale;
  /** Where it came from: see senderOf and siteOf. */
  readonly sender: string;
  readonly site: string;
  /** See networkOf. */
  readonly network: string | null;
  /** Languages whoever asks likes, as they sent them. */
  readonly languages: string | undefined;
  /** For a door that does things in parts: a turn of the person for one of them. */
  readonly inTurn: InTurn;
  /** For a door that answers although it refused a part of what was asked: the security log has it. */
  readonly tellRefused: (codes: Iterable<RefusalCode>) => void;
}

export type Handler<R extends Route> = (
  request: RouteRequest<R>,
) => Promise<R["answer"] extends z.ZodType ? z.output<R["answer"]> : undefined>;

/** "/api/creations/{id}" → "/api/creations/:id" */
export function fastifyPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

/** The Fastify options that follow from a route: its schemas but that of the body, its limits and who may knock. */
export function doorOf(route: Route): RouteShorthandOptions {
  const { access, scope, role, sessionOnly, suspendedToo, beforeConsent, withoutPasskey } = route;
  const { params, query, answer, status } = route;
  return {
    bodyLimit: route.bodyMaxBytes ?? JSON_BODY_MAX_BYTES,
    schema: {
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(route.idempotent ? { headers: KEY_HEADER } : {}),
      ...(answer === null || answer === "stream" ? {} : { response: { [status]: answer } }),
    },
    config: {
      ...{ access, scope, role, suspendedToo, beforeConsent, withoutPasskey },
      changes: changesSomething(route),
      rateLimit: limitOf(route.rate),
      sessionOnly: sessionOnly ?? route.reauthentication,
    },
    preValidation: async (request) => {
      refuseFlawedText("path", request.params);
      refuseFlawedText("query", request.query);
    },
  };
}

declare module "fastify" {
  interface FastifyInstance {
    /** Looks at what a person wrote in a body; a server that tests put together may have none. */
    bodyGate?: (route: Route) => BodyGate | null;
    /** Refuses what the owner has switched off. */
    switchGate?: (route: Route) => ((body: unknown) => void) | null;
    /** Has done what a new account may do in a day. */
    newcomerGate?: <T>(
      route: Route,
      request: FastifyRequest,
      body: unknown,
      work: () => Promise<T>,
    ) => Promise<T>;
    /** Lets through what its person has proved to mean; without it no route opens that wants this. */
    reauthenticationGate?: (
      route: Route,
    ) => ((request: FastifyRequest, body: unknown) => Promise<void>) | null;
  }
}

/** Opens one door of the API: checks access and input, runs the handler, sends only known fields. */
export function mountRoute<R extends Route>(
  server: FastifyInstance,
  route: R,
  handler: Handler<R>,
): void {
  const checkBody = bodyChecker(server, route);
  const passWords = server.bodyGate?.(route);
  const passNewcomers = server.newcomerGate;
  const passSwitches = server.switchGate?.(route);
  const passProof = server.reauthenticationGate?.(route);
  if (route.reauthentication && !passProof) throw new Error(`Nothing guards ${route.path}.`);
  server.route({
    ...doorOf(route),
    method: route.method,
    url: fastifyPath(route.path),
    handler: async (request, reply) => {
      const work = async () => {
        const body = await checkBody(request);
        passSwitches?.(body);
        await passWords?.(request, body);
        await passProof?.(request, body);
        const answer = () => dealInTurn(request, () => handler(requestOf(route, request, body)));
        return passNewcomers ? passNewcomers(route, request, body, answer) : answer();
      };
      return reply.status(route.status).send(await inLine(route, request, work));
    },
  });
}

/**
 * Does it in the turn of the person, or in that of all guests; health waits for nobody. What is done in parts takes a
 * turn for each of them.
 */
function inLine<Answer>(route: Route, request: FastifyRequest, work: () => Promise<Answer>) {
  if (isHealthAddress(route.path) || route.inParts) return work();
  return request.person === null ? request.inCommonTurn("guests", work) : request.inTurn(work);
}

function requestOf<R extends Route>(
  route: R,
  request: FastifyRequest,
  body: unknown,
): RouteRequest<R> {
  // Each part has just been replaced by the output of the route's own schema.
  return {
    params: request.params,
    query: request.query,
    body,
    person: signedInPerson(request),
    idempotencyKey: route.idempotent && keyOf(request),
    requestId: request.id,
    locale: localeOf(request),
    sender: request.sender,
    site: request.site,
    network: request.network,
    languages: request.headers["accept-language"],
    inTurn: (work) => request.inTurn(work),
    tellRefused: (codes) => {
      request.partsRefused = new Set(codes);
    },
  } as RouteRequest<R>;
}

/** Refusal IDEMPOTENCY_KEY_REQUIRED. */
function keyOf({ headers }: FastifyRequest): string {
  const key = headers["idempotency-key"];
  if (typeof key !== "string") throw new Refusal("IDEMPOTENCY_KEY_REQUIRED");
  return key;
}
