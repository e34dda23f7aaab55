import type { CurrentUser } from "@kinora/contracts/account/account";
import { routes } from "@kinora/contracts/routes";
import type { People } from "@kinora/domain/account/account-ports";
import { type Me, readMe } from "@kinora/domain/account/read-me";
import type { GemLedger } from "@kinora/domain/gem/gem-ledger";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";

export interface AccountRoutePorts {
  readonly now: () => Date;
  readonly people: Pick<People, "find" | "markSignupAwarded" | "change">;
  readonly ledger: Pick<GemLedger, "balance" | "credit">;
  readonly countUnread: (userId: string) => Promise<number>;
  /** The person is here today: offers what a day brings. */
  readonly greet: (userId: string) => Promise<void>;
}

function presentMe({ person, gems, limits, unread }: Me): CurrentUser {
  const { id, handle, displayName, avatarUrl, bio, role, tier, socialPlan, settings } = person;
  return {
    id,
    handle,
    displayName,
    avatarUrl,
    bio,
    role,
    tier,
    socialPlan,
    createdAt: person.createdAt.toISOString(),
    gems,
    limits,
    unread,
    settings,
  };
}

export function mountAccountRoutes(server: FastifyInstance, doors: AccountRoutePorts): void {
  const me = async (userId: string) => presentMe(await readMe(doors, { userId, now: doors.now() }));

  mountRoute(server, routes.getMe, async ({ person }) => {
    await doors.greet(person.userId);
    return me(person.userId);
  });

  mountRoute(server, routes.changeMe, async ({ person, body }) => {
    await doors.people.change(person.userId, body, doors.now());
    return me(person.userId);
  });
}
