import { type PersonRole, ROLES } from "@kinora/contracts/access/roles";
import type { TokenScope } from "@kinora/contracts/access/token-scopes";
import type { Access } from "@kinora/contracts/http/route";
import type { Signed } from "@kinora/domain/account/signed";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refusalOf } from "./refusal-reply.ts";

/**
 * Tells whose token this is. Refuses with TOKEN_EXPIRED, SESSION_ENDED, SIGN_IN_REQUIRED, and ACCOUNT_DISABLED unless the
 * door is there for people whose account is disabled, too.
 */
export type VerifyAccess = (token: string, suspendedToo: boolean) => Promise<Signed>;

declare module "fastify" {
  interface FastifyRequest {
    person: Signed | null;
  }
  interface FastifyInstance {
    /** Is whoever sent this request still let in? The refusals of VerifyAccess. */
    admitAgain: (request: FastifyRequest) => Promise<void>;
    /** Must this member of the staff have a passkey, and has none? */
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

/** The session of whoever came through a door that lets sessions in alone. */
export function sessionOf(person: Signed): string {
  if (person.scopes !== null) throw new Refusal("SESSION_ONLY");
  return person.sessionId;
}

function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  return header?.match(/^Bearer ([\w.~+/=-]{1,4096})$/i)?.[1] ?? null;
}

/** Refusal SCOPE_MISSING; a session may do everything. */
export function refuseWithoutScope({ scopes }: Signed, scope: TokenScope): void {
  if (scopes !== null && !scopes.includes(scope)) throw new Refusal("SCOPE_MISSING", { scope });
}

/** Refusal ROLE_MISSING below this role, each of which may do what those before it may, and for tokens: they have none. */
function refuseBelow(least: PersonRole, { role, scopes }: Signed): void {
  if (scopes !== null || ROLES.indexOf(role) < ROLES.indexOf(least))
    throw new Refusal("ROLE_MISSING");
}

/** Finds out who knocks before anything else is read, and turns away who may not enter. */
export function guardSessions(server: FastifyInstance, verifyAccess: VerifyAccess): void {
  /** Nobody is known yet. A line of its own: people do not wait for what guests of their network ask for. */
  const lookUpAlone = (request: FastifyRequest, token: string): Promise<Signed> => {
    const { sender, site } = request;
    const { suspendedToo = false } = request.routeOptions.config;
    const look = () => server.knownSenders.watch(sender, () => verifyAccess(token, suspendedToo));
    // At home nobody waits for the neighbours either.
    const line = server.knownSenders.homeOf(sender) === undefined ? site : sender;
    return request.inStrangersTurn("tokens", look, `token:${line}`);
  };
  const underWay = new Map<string, Promise<Signed>>();
  /** What comes with one token at a time is one question: else the line of its address would be full of it. */
  const lookUp = (request: FastifyRequest, token: string): Promise<Signed> => {
    const { suspendedToo = false } = request.routeOptions.config;
    const key = `${request.sender} ${suspendedToo} ${token}`;
    const asked = underWay.get(key);
    // Whoever asked may have gone away before their turn came; that says nothing of the token.
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
    if (token !== null) request.person = await lookUp(request, token);
    const { person } = request;
    if (person === null) {
      if (access === "signed-in") throw new Refusal("SIGN_IN_REQUIRED", {});
      return;
    }
    if (scope !== undefined) refuseWithoutScope(person, scope);
    if (role !== undefined) refuseBelow(role, person);
    if (sessionOnly && person.scopes !== null) throw new Refusal("SESSION_ONLY");
    if (role === undefined || withoutPasskey) return;
    if (await server.lacksPasskey?.(person.userId)) throw new Refusal("PASSKEY_NEEDED");
  });
}
