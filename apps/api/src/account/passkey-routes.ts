import { PASSKEYS_MAX } from "@kinora/contracts/limits";
import { routes } from "@kinora/contracts/routes";
import type { People } from "@kinora/domain/account/account-ports";
import {
  addPasskey,
  type PasskeyPorts,
  removePasskey,
  setPasskeyRule,
} from "@kinora/domain/account/passkey/change-passkeys";
import type { PasskeyCeremony, PasskeyStore } from "@kinora/domain/account/passkey/passkey";
import { reauthenticationEnd } from "@kinora/domain/account/reauthentication";
import { Refusal } from "@kinora/domain/refusal";
import type { SecurityLog } from "@kinora/domain/security/security-log";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { sessionOf } from "../http/session.ts";

export interface PasskeyRoutePorts extends PasskeyPorts {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly newSecretId: () => string;
  readonly people: Pick<People, "find">;
  readonly passkeys: Pick<PasskeyStore, "of" | "offer" | "isNeeded">;
  readonly ceremony: PasskeyCeremony;
  readonly security: SecurityLog;
}

/** Mounts the routes for staff passkeys and the owner's setting that requires them. */
export function mountPasskeyRoutes(server: FastifyInstance, ports: PasskeyRoutePorts): void {
  const { now, newId, passkeys, ceremony, security } = ports;
  const list = async (userId: string) => {
    const [found, needed] = await Promise.all([passkeys.of(userId), passkeys.isNeeded()]);
    const items = found.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name, createdAt: createdAt.toISOString() },
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
    return { items, needed };
  };

  mountRoute(server, routes.listPasskeys, ({ person }) => list(person.userId));

  mountRoute(server, routes.offerPasskey, async ({ person }) => {
    const { userId } = person;
    const [found, known] = await Promise.all([ports.people.find(userId), passkeys.of(userId)]);
    if (!found) throw new Refusal("SIGN_IN_REQUIRED");
    if (known.length >= PASSKEYS_MAX)
      throw new Refusal("TOO_MANY_PASSKEYS", { most: PASSKEYS_MAX });
    const challenge = ports.newSecretId();
    const offer = { challenge, expiresAt: reauthenticationEnd(now()) };
    await passkeys.offer(userId, sessionOf(person), offer);
    return ceremony.offer({ challenge, userId, handle: found.handle, known });
  });

  mountRoute(server, routes.addPasskey, async ({ person, body, requestId }) => {
    const { userId } = person;
    const sessionId = sessionOf(person);
    const wish = { id: newId(), userId, sessionId, wish: body, requestId, now: now() };
    await addPasskey(ports, wish);
    security.record({ event: "passkey-added", userId });
    return list(userId);
  });

  mountRoute(server, routes.removePasskey, async ({ person: { userId }, params, requestId }) => {
    await removePasskey(ports, { id: params.id, userId, requestId, now: now() });
    security.record({ event: "passkey-removed", userId });
    return list(userId);
  });

  mountRoute(server, routes.setPasskeyRule, async ({ person: { userId }, body, requestId }) => {
    await setPasskeyRule(ports, { needed: body.needed, userId, requestId, now: now() });
    security.record({ event: "passkey-rule-changed", userId });
    return list(userId);
  });
}
