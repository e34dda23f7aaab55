import type { RefusalCode } from "@kinora/contracts/http/refusal-codes";
import type { SecurityLog } from "@kinora/domain/security/security-log";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** Why this request was turned away. */
    refusalCode: RefusalCode | null;
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
  server.addHook("onResponse", async (request, reply) => {
    const reason = request.refusalCode ?? BY_STATUS[reply.statusCode];
    if (reason === undefined) return;
    const userId = request.person?.userId ?? null;
    const door = doorOf(request);
    const address = request.ip;
    if (reason === "RATE_LIMITED") security.record({ event: "limited", userId, door, address });
    else if (isForbidden(reply.statusCode) && showsCredential(request, reason)) {
      security.record({ event: "refused", reason, userId, door, address });
    }
  });
}

const isForbidden = (status: number) => status === 401 || status === 403;

function showsCredential({ headers }: FastifyRequest, reason: RefusalCode): boolean {
  return headers.authorization !== undefined && reason !== "TOKEN_EXPIRED";
}

/** The door, not the address: what stands in for {id} is nobody's business here. */
function doorOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? "unknown address"}`;
}
