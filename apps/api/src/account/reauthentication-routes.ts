import { routes } from "@kinora/contracts/routes";
import type { PasskeyCeremony, PasskeyStore } from "@kinora/domain/account/passkey/passkey";
import { type ProvePorts, provePasskey } from "@kinora/domain/account/passkey/prove-passkey";
import {
  commitmentOf,
  type Reauthentication,
  type Reauthentications,
} from "@kinora/domain/account/reauthentication";
import type { Signed } from "@kinora/domain/account/signed";
import { Refusal } from "@kinora/domain/refusal";
import type { SecurityLog } from "@kinora/domain/security/security-log";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { sessionOf } from "../http/session.ts";

export interface ReauthenticationRoutePorts extends ProvePorts {
  readonly now: () => Date;
  readonly newSecretId: () => string;
  readonly digest: (text: string) => string;
  readonly reauthentications: Pick<Reauthentications, "find" | "attempt" | "fail">;
  readonly passkeys: Pick<PasskeyStore, "of">;
  readonly ceremony: Pick<PasskeyCeremony, "ask" | "verify">;
  readonly security: SecurityLog;
}

/** Mounts the routes that report the progress of a reauthentication and prove it with a passkey. */
export function mountReauthenticationRoutes(
  server: FastifyInstance,
  ports: ReauthenticationRoutePorts,
): void {
  const { now, digest, reauthentications, passkeys, ceremony, security } = ports;

  /** Throws Refusal REAUTHENTICATION_NOT_FOUND. */
  const find = async (id: string, person: Signed): Promise<Reauthentication> => {
    const found = await reauthentications.find(id, now());
    if (found?.userId !== person.userId || found.sessionId !== sessionOf(person))
      throw new Refusal("REAUTHENTICATION_NOT_FOUND");
    return found;
  };
  const findKeyed = async (id: string, person: Signed) => {
    const found = await find(id, person);
    if (found.way !== "passkey" || found.proved) throw new Refusal("REAUTHENTICATION_NOT_FOUND");
    return found;
  };

  mountRoute(server, routes.getReauthentication, async ({ params, person }) => {
    const { proved, failure } = await find(params.id, person);
    const state = proved ? "proved" : failure === null ? "open" : "failed";
    return { state, failure: proved ? null : failure } as const;
  });

  mountRoute(server, routes.askPasskey, async ({ params, person }) => {
    const found = await findKeyed(params.id, person);
    const secret = ports.newSecretId();
    if (!(await reauthentications.attempt(found.id, secret, null, now())))
      throw new Refusal("REAUTHENTICATION_NOT_FOUND");
    const known = await passkeys.of(person.userId);
    return ceremony.ask(commitmentOf(found, secret, digest), known);
  });

  mountRoute(server, routes.answerPasskey, async ({ params, person, body: { response } }) => {
    const { userId } = person;
    const found = await findKeyed(params.id, person);
    const { id, action, secret } = found;
    const known = await passkeys.of(userId);
    const passkey = known.find(({ credentialId }) => credentialId === response.id);
    if (secret === null) throw new Refusal("PASSKEY_REFUSED");
    const counter =
      passkey && (await ceremony.verify(response, commitmentOf(found, secret, digest), passkey));
    const refuse = async (isCloned: boolean) => {
      await reauthentications.fail(id, secret, "unverified");
      security.record({ event: "reauthentication-failed", userId, reason: "unverified", action });
      if (passkey && isCloned)
        security.record({ event: "passkey-cloned", userId, passkeyId: passkey.id });
      return new Refusal("PASSKEY_REFUSED");
    };
    if (passkey === undefined || typeof counter !== "number")
      throw await refuse(counter === "cloned");
    const proof = { id, secret, passkeyId: passkey.id, counter, now: now() };
    const end = await provePasskey(ports, proof);
    // Only one response to a challenge is accepted.
    if (end === "over") throw new Refusal("PASSKEY_REFUSED");
    if (end === "cloned") throw await refuse(true);
    security.record({ event: "reauthenticated", userId, way: "passkey", action });
    return { state: "proved", failure: null } as const;
  });
}
