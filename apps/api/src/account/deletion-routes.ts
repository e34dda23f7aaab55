import type { StoreName } from "@kinora/contracts/billing/store-vocabulary";
import { routes } from "@kinora/contracts/routes";
import {
  type AccountDeletions,
  askDeletion,
  callOffDeletion,
  type DeletionPorts,
} from "@kinora/domain/account/delete-account";
import type { SecurityLog } from "@kinora/domain/security/security-log";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { sessionOf } from "../http/session.ts";

export interface DeletionRoutePorts extends DeletionPorts {
  readonly now: () => Date;
  readonly deletions: Pick<AccountDeletions, "of">;
  readonly security: SecurityLog;
  /** Stores that would take the next payment for a plan of a person. */
  readonly payingAt: (userId: string) => Promise<StoreName[]>;
}

/** Mounts the routes that delete an account. */
export function mountDeletionRoutes(server: FastifyInstance, ports: DeletionRoutePorts): void {
  const { now, deletions, security, payingAt } = ports;
  const state = async (userId: string) => {
    const { at, handle } = await deletions.of(userId);
    return { at: at?.toISOString() ?? null, handle, payingAt: await payingAt(userId) };
  };

  mountRoute(server, routes.getDeletion, ({ person }) => state(person.userId));

  mountRoute(server, routes.askDeletion, async ({ person, body }) => {
    const { userId } = person;
    const { handle } = body;
    await askDeletion(ports, { userId, sessionId: sessionOf(person), handle, now: now() });
    security.record({ event: "deletion-asked", userId });
    return state(userId);
  });

  mountRoute(server, routes.callOffDeletion, async ({ person: { userId } }) => {
    await callOffDeletion(ports, { userId, now: now() });
    security.record({ event: "deletion-called-off", userId });
    return state(userId);
  });
}
