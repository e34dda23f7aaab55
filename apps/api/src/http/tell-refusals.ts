import { REFUSALS, type RefusalCode } from "@kinora/contracts/refusals";
import type { SecurityLog } from "@kinora/domain/security/security-log";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** Why this request was rejected. */
    refusalCode: RefusalCode | null;
    /** Reasons for rejected parts of an answered request, such as some of many works. */
    partsRefused: ReadonlySet<RefusalCode> | null;
  }
}

/** Refusals for responses of the identity package, which has a status only. */
const BY_STATUS: Readonly<Record<number, RefusalCode>> = {
  401: "SIGN_IN_REQUIRED",
  403: "ACTION_FORBIDDEN",
  429: "RATE_LIMITED",
};

/**
 * Records requests rejected by a limit, or for a credential that does not open the route. A guest
 * who is asked to sign in and an expired token are ordinary and are not recorded.
 */
export function tellRefusals(server: FastifyInstance, security: SecurityLog): void {
  server.decorateRequest("refusalCode", null);
  server.decorateRequest("partsRefused", null);
  server.addHook("onResponse", async (request, reply) => {
    const whole = request.refusalCode ?? BY_STATUS[reply.statusCode];
    for (const reason of whole === undefined ? (request.partsRefused ?? []) : [whole]) {
      tell(request, reason, security);
    }
  });
}

function tell(request: FastifyRequest, reason: RefusalCode, security: SecurityLog): void {
  const status = REFUSALS[reason];
  const userId = request.person?.userId ?? null;
  const from = { userId, door: doorOf(request), address: request.sender };
  if (status === 429) security.record({ event: "limited", reason, ...from });
  else if ((status === 401 || status === 403) && showsCredential(request, reason)) {
    security.record({ event: "refused", reason, ...from });
  }
}

function showsCredential({ headers }: FastifyRequest, reason: RefusalCode): boolean {
  return headers.authorization !== undefined && reason !== "TOKEN_EXPIRED";
}

/** Returns the route pattern rather than the URL, because the log must not contain ids. */
function doorOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? "unknown address"}`;
}
