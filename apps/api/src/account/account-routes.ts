import type { CurrentUser } from "@kinora/contracts/account/account";
import { routes } from "@kinora/contracts/routes";
import type { People } from "@kinora/domain/account/account-ports";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";

export interface AccountRoutePorts {
  readonly now: () => Date;
  readonly people: Pick<People, "change">;
  readonly me: (userId: string) => Promise<CurrentUser>;
  /** Runs whenever the signed-in user is loaded; offers the daily gems. */
  readonly greet: (
    userId: string,
    network: string | null,
    installation: string | null,
  ) => Promise<void>;
}

export function mountAccountRoutes(server: FastifyInstance, doors: AccountRoutePorts): void {
  mountRoute(server, routes.getMe, async ({ person, network, installation }) => {
    await doors.greet(person.userId, network, installation);
    return doors.me(person.userId);
  });

  mountRoute(server, routes.changeMe, async ({ person, body }) => {
    await doors.people.change(person.userId, body, doors.now());
    return doors.me(person.userId);
  });
}
