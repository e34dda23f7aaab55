import { randomUUID } from "node:crypto";
import rateLimit from "@fastify/rate-limit";
import { JSON_BODY_MAX_BYTES } from "@kinora/contracts/limits";
import { Refusal } from "@kinora/domain/refusal";
import type { RateLender } from "@kinora/domain/security/rate-lender";
import type { SecurityLog } from "@kinora/domain/security/security-log";
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { checkHost } from "./check-host.ts";
import { compressTexts } from "./compress-texts.ts";
import { nameInstallations } from "./installation.ts";
import { keepConnections } from "./keep-connections.ts";
import { leaveUnreadBodies } from "./leave-unread-bodies.ts";
import { limitBodyTime, PATIENCE, patienceOf, type SenderPatience } from "./limit-body-time.ts";
import { limitChanges } from "./limit-changes.ts";
import { leaveJson } from "./limit-json.ts";
import { ADDRESS_LIMIT, RATE_LIMITS, rateKey, WINDOW_MS } from "./rate-limits.ts";
import { readableUrl } from "./readable-url.ts";
import { replyWithRefusal } from "./refusal-reply.ts";
import { keepTurns } from "./request-turns.ts";
import { secureAnswers } from "./security-headers.ts";
import { nameSenders } from "./sender.ts";
import { guardSessions, type VerifyAccess } from "./session.ts";
import { sharedRates } from "./shared-rates.ts";
import { tellRefusals } from "./tell-refusals.ts";

export interface ServerSettings {
  readonly verifyAccess: VerifyAccess;
  readonly security: SecurityLog;
  /** Addresses and ranges whose X-Forwarded-For header is trusted; all others are ignored. */
  readonly trustedProxies: readonly string[];
  /** Host names to answer to, in addition to the loopback names. */
  readonly hosts: readonly string[];
  /** True when served over https; turns on HSTS. */
  readonly secure: boolean;
  /** Origin from which browsers load files, if not from this server. */
  readonly filesOrigin?: string | null;
  /** False in load tests only. */
  readonly limited: boolean;
  /**
   * Distributes rate limits among the processes of the server; without it this process counts
   * alone.
   */
  readonly lender?: RateLender;
  readonly patience?: SenderPatience;
  readonly logger: FastifyServerOptions["logger"];
}

/**
 * Logs addresses and methods only: query strings and bodies may hold prompts, searches and tokens.
 */
const LOG_SERIALIZERS = {
  req: (request: { method: string; url: string }) => ({
    method: request.method,
    path: request.url.split("?")[0],
  }),
};

/** Builds the HTTP server with everything that all routes share, but without routes. */
export async function buildServer(settings: ServerSettings): Promise<FastifyInstance> {
  const { logger, patience = PATIENCE } = settings;
  const server = Fastify({
    logger:
      typeof logger === "object" && logger !== null
        ? { ...logger, serializers: LOG_SERIALIZERS }
        : (logger ?? false),
    trustProxy: [...settings.trustedProxies],
    bodyLimit: JSON_BODY_MAX_BYTES,
    ...patienceOf(patience),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: true,
    forceCloseConnections: true,
    rewriteUrl: readableUrl,
    // Hooks do not run for requests that the router rejects, so routes check the length of
    // parameters themselves.
    routerOptions: { maxParamLength: Number.MAX_SAFE_INTEGER },
  });
  server.removeContentTypeParser("text/plain");
  leaveJson(server);
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.setErrorHandler(replyWithRefusal);
  keepConnections(server, settings.trustedProxies);
  leaveUnreadBodies(server, patience);
  nameSenders(server);
  nameInstallations(server);
  keepTurns(server);
  tellRefusals(server, settings.security);
  await secureAnswers(server, settings.secure, settings.filesOrigin ?? null);
  checkHost(server, settings.hosts);
  if (settings.limited) await limitRates(server, settings.lender ?? null);
  limitBodyTime(server, patience);
  compressTexts(server);
  guardSessions(server, settings.verifyAccess);
  if (settings.limited) limitChanges(server, settings.lender ?? null);
  server.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
    if (request.url.startsWith("/api/") && !reply.hasHeader("cache-control")) {
      reply.header("cache-control", "no-store");
    }
  });
  return server;
}

/**
 * Limits per user and route apply after the token is checked; the limit per address also bounds
 * guessing of tokens.
 */
async function limitRates(server: FastifyInstance, lender: RateLender | null): Promise<void> {
  await server.register(rateLimit, {
    global: true,
    max: RATE_LIMITS.read,
    timeWindow: WINDOW_MS,
    store: sharedRates(lender, WINDOW_MS),
    keyGenerator: rateKey,
    // One visit fetches dozens of the app's own files, which are cheap and disclose nothing.
    allowList: ({ url }) => url.startsWith("/assets/"),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal("RATE_LIMITED", { retryAfterSeconds: Math.ceil(ttl / 1_000) }),
  });
  const count = server.createRateLimit({
    max: ADDRESS_LIMIT,
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => `all:${request.sender}`,
  });
  server.addHook("onRequest", async (request, reply) => {
    const standing = await count(request);
    if (standing.isAllowed || !standing.isExceeded) return;
    reply.header("retry-after", standing.ttlInSeconds);
    throw new Refusal("RATE_LIMITED", { retryAfterSeconds: standing.ttlInSeconds });
  });
}
