import { setImmediate } from "node:timers/promises";
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

/** A request that has passed the guards: all of it has been validated against the route. */
export interface RouteRequest<R extends Route> {
  readonly params: Parsed<R["params"]>;
  readonly query: Parsed<R["query"]>;
  readonly body: Parsed<R["body"]>;
  readonly person: R["access"] extends "signed-in" ? Signed : Signed | null;
  /** Distinguishes a repetition of this request from a new one. */
  readonly idempotencyKey: R["idempotent"] extends true ? string : undefined;
  readonly requestId: string;
  /** Locale of the response. */
  readonly locale: Locale;
  /** Origin of the request: see senderOf and siteOf. */
  readonly sender: string;
  readonly site: string;
  /** See networkOf. */
  readonly network: string | null;
  /** See installationIn. */
  readonly installation: string | null;
  /** The client's Accept-Language header. */
  readonly languages: string | undefined;
  /** For routes that work in parts: runs one part in the user's turn. */
  readonly inTurn: InTurn;
  /**
   * For routes that answer although part of the request was rejected: reports the codes to the
   * security log.
   */
  readonly tellRefused: (codes: Iterable<RefusalCode>) => void;
}

export type Handler<R extends Route> = (
  request: RouteRequest<R>,
) => Promise<R["answer"] extends z.ZodType ? z.output<R["answer"]> : undefined>;

/** Turns "/api/creations/{id}" into "/api/creations/:id". */
export function fastifyPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

/**
 * Returns the Fastify options of a route: its schemas except the body's, its limits and who may
 * call it.
 */
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
    /** Checks the user's text in a body; servers assembled by tests may have none. */
    bodyGate?: (route: Route) => BodyGate | null;
    /** Rejects what the owner has switched off. */
    switchGate?: (route: Route) => ((body: unknown) => void) | null;
    /** Runs the work within the daily allowance of new accounts. */
    newcomerGate?: <T>(
      route: Route,
      request: FastifyRequest,
      body: unknown,
      work: () => Promise<T>,
    ) => Promise<T>;
    /**
     * Requires reauthentication. Without it, routes that need reauthentication cannot be mounted.
     */
    reauthenticationGate?: (
      route: Route,
    ) => ((request: FastifyRequest, body: unknown) => Promise<void>) | null;
  }
}

/**
 * Mounts a route of the API: checks access and input, runs the handler, and sends only fields of
 * the contract.
 */
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
 * Runs the work in the user's turn, or in the shared turn of guests. Health requests never queue,
 * a route that works in parts takes a turn for each part, and one that waits for an outside service
 * leaves its place to others.
 */
function inLine<Answer>(route: Route, request: FastifyRequest, work: () => Promise<Answer>) {
  if (isHealthAddress(route.path) || route.inParts) return work();
  if (route.asksOutside) return request.inOutsideTurn(work);
  return request.person === null ? request.inCommonTurn("guests", work) : request.inTurn(work);
}

function requestOf<R extends Route>(
  route: R,
  request: FastifyRequest,
  body: unknown,
): RouteRequest<R> {
  // Fastify has replaced each part with the output of the route's own schema.
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
    installation: request.installation,
    languages: request.headers["accept-language"],
    inTurn: async (work) => {
      // A free turn starts at once, so parts without input or output would block the event loop.
      await setImmediate();
      return request.inTurn(work);
    },
    tellRefused: (codes) => {
      request.partsRefused = new Set(codes);
    },
  } as RouteRequest<R>;
}

/** Throws Refusal IDEMPOTENCY_KEY_REQUIRED. */
function keyOf({ headers }: FastifyRequest): string {
  const key = headers["idempotency-key"];
  if (typeof key !== "string") throw new Refusal("IDEMPOTENCY_KEY_REQUIRED");
  return key;
}
