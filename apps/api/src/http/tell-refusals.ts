import { REFUSALS, type RefusalCode } from "@kinora/contracts/refusals";
import type { SecurityLog } from "@kinora/domain/security/security-log";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** Why this request was turned away. */
    refusalCode: RefusalCode | null;
    /** What was refused of a request that was answered: some of many works. */
    partsRefused: ReadonlySet<RefusalCode> | null;
  }
}

/** What the sign-in of another package says by its status alone. */
const BY_STATUS: Readonly<Record<number, RefusalCode>> = {
  401: "SIGN_IN_REQUIRED",
  403: "ACTION_FORBIDDEN",
  429: "RATE_LIMITED",
};

/**
 * Writes down who was turned away: by a limit, or with a credential that does not open this door. A
 * guest who is asked to sign in, and a token that is a quarter of an hour old, are ordinary.
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

/** The door, not the address: what stands in for {id} is nobody's business here. */
function doorOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? "unknown address"}`;
}
