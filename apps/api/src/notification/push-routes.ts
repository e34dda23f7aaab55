import { isKnownService, type PushSettings } from "@kinora/contracts/notification/push-settings";
import { routes } from "@kinora/contracts/routes";
import type { PushSubscriptions } from "@kinora/domain/notification/push-stores";
import { InvalidInput } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { sessionOf } from "../http/session.ts";
import { isPointOfCurve } from "./is-point-of-curve.ts";

/** Maximum browsers per user that receive push messages. */
const MOST_BROWSERS = 10;

export interface PushRoutePorts {
  readonly now: () => Date;
  /** Null when push is off. */
  readonly push: (Pick<PushSettings, "services"> & { readonly publicKey: string }) | null;
  readonly pushSubscriptions: PushSubscriptions;
  readonly transact: <T>(
    work: (stores: { readonly pushSubscriptions: PushSubscriptions }) => Promise<T>,
  ) => Promise<T>;
}

export function mountPushRoutes(server: FastifyInstance, ports: PushRoutePorts): void {
  const { now, push, pushSubscriptions, transact } = ports;

  mountRoute(server, routes.getPushKey, async () => ({ key: push?.publicKey ?? null }));

  mountRoute(server, routes.startPush, async ({ person, body, locale }) => {
    const { endpoint, keys } = body;
    if (!push || !isKnownService(endpoint, push.services))
      throw new InvalidInput([
        { path: "endpoint", said: { code: "field.pushService", params: {} } },
      ]);
    if (!isPointOfCurve(keys.p256dh))
      throw new InvalidInput([{ path: "keys.p256dh", said: { code: "field.unfit", params: {} } }]);
    const sessionId = sessionOf(person);
    const about = { userId: person.userId, sessionId, locale, createdAt: now() };
    await transact((stores) =>
      stores.pushSubscriptions.add({ endpoint, keys, ...about }, MOST_BROWSERS),
    );
    return undefined;
  });

  mountRoute(server, routes.endPush, async ({ person, body }) => {
    await pushSubscriptions.remove(person.userId, body.endpoint);
    return undefined;
  });
}
