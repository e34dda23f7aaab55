import type { NamedPerson } from "@kinora/contracts/hosted/hosted-service";
import { routes } from "@kinora/contracts/routes";
import { nameForHosted, unnameForHosted } from "@kinora/domain/hosted/named-people";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";

export interface NamedRoutePorts {
  readonly transact: Parameters<typeof nameForHosted>[0]["transact"];
  /** Everyone who is named, by the environment or by the owner. */
  readonly people: () => Promise<NamedPerson[]>;
  /** Applies a change. */
  readonly look: () => Promise<void>;
  readonly now: () => Date;
}

/** Mounts the routes by which the owner names users. A change takes effect here at once. */
export function mountNamedRoutes(server: FastifyInstance, ports: NamedRoutePorts): void {
  const changed = async () => {
    await ports.look();
    return { people: await ports.people() };
  };

  mountRoute(server, routes.nameForHosted, async ({ params, person, requestId }) => {
    const by = { actorId: person.userId, requestId, now: ports.now() };
    await nameForHosted(ports, { userId: params.id, ...by });
    return changed();
  });

  mountRoute(server, routes.unnameForHosted, async ({ params, person, requestId }) => {
    const by = { actorId: person.userId, requestId, now: ports.now() };
    await unnameForHosted(ports, { userId: params.id, ...by });
    return changed();
  });
}
