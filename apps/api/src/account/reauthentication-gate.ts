import type { SignInProvider } from "@kinora/contracts/access/sign-in-providers";
import type { ReauthenticationNeed } from "@kinora/contracts/account/reauthentication";
import { REAUTHENTICATION_HEADER } from "@kinora/contracts/account/reauthentication-header";
import type { Route } from "@kinora/contracts/http/route";
import { routes } from "@kinora/contracts/routes";
import type { PasskeyStore } from "@kinora/domain/account/passkey/passkey";
import {
  digestOf,
  type Reauthentications,
  reauthenticationEnd,
} from "@kinora/domain/account/reauthentication";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyRequest } from "fastify";
import { sessionOf } from "../http/session.ts";

export interface ReauthenticationPorts {
  readonly reauthentications: Pick<Reauthentications, "begin" | "use" | "accountsOf">;
  readonly passkeys: Pick<PasskeyStore, "of">;
  /**
   * Maps an identity provider to the sign-in provider of this server; null when the server does not
   * offer it.
   */
  readonly doorOf: (provider: string) => SignInProvider | null;
  readonly digest: (text: string) => string;
  readonly newSecretId: () => string;
  readonly now: () => Date;
}

const HEADER = REAUTHENTICATION_HEADER.toLowerCase();
const ID = /^[\w-]{1,64}$/;

/**
 * Builds the check that runs first on routes that require reauthentication: it spends the proof
 * that was sent, or rejects the request with the proof that is needed. A proof is spent by the
 * request that carries it, even if that request then fails.
 *
 * @throws Refusal REAUTHENTICATION_REQUIRED
 */
export function reauthenticationGate(route: Route, ports: ReauthenticationPorts) {
  if (!route.reauthentication) return null;
  const [action] = Object.entries(routes).find(([, one]) => one === route) ?? [];
  if (action === undefined) throw new Error(`${route.path} stands in no table.`);
  const { reauthentications, digest, now } = ports;
  return async ({ person, headers, params, query }: FastifyRequest, body: unknown) => {
    if (person === null) throw new Refusal("SIGN_IN_REQUIRED");
    const { userId, role } = person;
    const sessionId = sessionOf(person);
    const own = {
      userId,
      sessionId,
      digest: digestOf({ action, sent: { params, query, body } }, digest),
    };
    const brought = headers[HEADER];
    if (typeof brought === "string" && ID.test(brought)) {
      if (await reauthentications.use({ ...own, id: brought }, now())) return;
    }
    const isKeyed = role !== "user" && (await ports.passkeys.of(userId)).length > 0;
    const [id, way] = [ports.newSecretId(), isKeyed ? "passkey" : "provider"] as const;
    const begun = now();
    const wish = { ...own, id, action, way, expiresAt: reauthenticationEnd(begun) };
    await reauthentications.begin(wish, begun);
    const accounts = await reauthentications.accountsOf(userId);
    const providers = accounts.flatMap(({ provider }) => ports.doorOf(provider) ?? []);
    const need: ReauthenticationNeed = { id, action, way, providers };
    throw new Refusal("REAUTHENTICATION_REQUIRED", { ...need });
  };
}
