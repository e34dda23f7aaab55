import { type PersonRole, ROLES } from "@kinora/contracts/access/roles";
import type { TokenScope } from "@kinora/contracts/access/token-scopes";
import { APP_HEADER } from "@kinora/contracts/account/network-header";
import type { Access } from "@kinora/contracts/http/route";
import type { Signed } from "@kinora/domain/account/signed";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refusalOf } from "./refusal-reply.ts";

/**
 * Resolves a token to its user. Throws TOKEN_EXPIRED, SESSION_ENDED, SIGN_IN_REQUIRED, and
 * ACCOUNT_DISABLED unless the route also serves users whose account is disabled.
 */
export type VerifyAccess = (token: string, suspendedToo: boolean) => Promise<Signed>;

declare module "fastify" {
  interface FastifyRequest {
    person: Signed | null;
  }
  interface FastifyInstance {
    /** Checks that the sender of this request is still admitted; throws as VerifyAccess does. */
    admitAgain: (request: FastifyRequest) => Promise<void>;
    /** True when this staff member must have a passkey and has none. */
    lacksPasskey?: (userId: string) => Promise<boolean>;
  }
  interface FastifyContextConfig {
    access?: Access;
    scope?: TokenScope;
    role?: PersonRole | undefined;
    sessionOnly?: true | undefined;
    suspendedToo?: true | undefined;
    beforeConsent?: true | undefined;
    withoutPasskey?: true | undefined;
  }
}

export function signedInPerson(request: FastifyRequest): Signed | null {
  return request.person;
}

/** Returns the session id on a route that admits sessions only. */
export function sessionOf(person: Signed): string {
  if (person.scopes !== null) throw new Refusal("SESSION_ONLY");
  return person.sessionId;
}

function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  return header?.match(/^Bearer ([\w.~+/=-]{1,4096})$/i)?.[1] ?? null;
}

/** Throws Refusal SCOPE_MISSING. A session has every scope. */
export function refuseWithoutScope({ scopes }: Signed, scope: TokenScope): void {
  if (scopes !== null && !scopes.includes(scope)) throw new Refusal("SCOPE_MISSING", { scope });
}

/**
 * Throws Refusal ROLE_MISSING below this role, where each role includes those before it, and for
 * tokens, which have no role.
 */
function refuseBelow(least: PersonRole, { role, scopes }: Signed): void {
  if (scopes !== null || ROLES.indexOf(role) < ROLES.indexOf(least))
    throw new Refusal("ROLE_MISSING");
}

/** Requests with one token share its lookup, but not where they come from. */
const seenIn = ({ headers }: FastifyRequest, person: Signed): Signed =>
  headers[APP_HEADER] === undefined ? person : { ...person, inApp: true };

/** Identifies the user before anything else is read, and rejects requests that may not enter. */
export function guardSessions(server: FastifyInstance, verifyAccess: VerifyAccess): void {
  /**
   * The user is not known yet. Tokens have a queue of their own, so that users do not wait for
   * guests of their network.
   */
  const lookUpAlone = (request: FastifyRequest, token: string): Promise<Signed> => {
    const { sender, site } = request;
    const { suspendedToo = false } = request.routeOptions.config;
    const look = () => server.knownSenders.watch(sender, () => verifyAccess(token, suspendedToo));
    // A sender with a known user does not wait for its neighbours either.
    const line = server.knownSenders.homeOf(sender) === undefined ? site : sender;
    return request.inStrangersTurn("tokens", look, `token:${line}`);
  };
  const underWay = new Map<string, Promise<Signed>>();
  /**
   * Concurrent requests with the same token share one lookup; otherwise they would fill the queue
   * of their address.
   */
  const lookUp = (request: FastifyRequest, token: string): Promise<Signed> => {
    const { suspendedToo = false } = request.routeOptions.config;
    const key = `${request.sender} ${suspendedToo} ${token}`;
    const asked = underWay.get(key);
    // The first request may have been dropped before its turn, which says nothing about the token.
    if (asked) return asked.catch((error) => lookAgain(error, request, token));
    const asking = lookUpAlone(request, token).finally(() => underWay.delete(key));
    underWay.set(key, asking);
    return asking;
  };
  const lookAgain = (error: unknown, request: FastifyRequest, token: string): Promise<Signed> => {
    if (refusalOf(error).code !== "SERVICE_UNAVAILABLE") throw error;
    return lookUpAlone(request, token);
  };
  server.decorateRequest("person", null);
  server.decorate("admitAgain", async (request) => {
    await verifyAccess(bearerToken(request) ?? "", false);
  });
  server.addHook("onRequest", async (request) => {
    const { access, scope, role, sessionOnly, withoutPasskey } = request.routeOptions.config;
    if (access === undefined || access === "public") return;
    const token = bearerToken(request);
    if (token !== null) request.person = seenIn(request, await lookUp(request, token));
    const { person } = request;
    if (person === null) {
      if (access === "signed-in") throw new Refusal("SIGN_IN_REQUIRED", {});
      return;
    }
    if (scope !== undefined) refuseWithoutScope(person, scope);
    if (role !== undefined) refuseBelow(role, person);
    if (sessionOnly && person.scopes !== null) throw new Refusal("SESSION_ONLY");
    const isStaff = person.scopes === null && person.role !== "user";
    if (!isStaff || withoutPasskey || !(await server.lacksPasskey?.(person.userId))) return;
    if (role !== undefined) throw new Refusal("PASSKEY_NEEDED");
    // Elsewhere they may do and see no more than a member.
    request.person = { ...person, role: "user" };
  });
}
