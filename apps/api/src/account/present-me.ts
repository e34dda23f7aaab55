import type { CurrentUser } from "@kinora/contracts/account/account";
import { type Me, readMe } from "@kinora/domain/account/read-me";

/** The signed-in person on the wire. */
export const readCurrentUser =
  (ports: Parameters<typeof readMe>[0], now: () => Date) =>
  async (userId: string): Promise<CurrentUser> =>
    presentMe(await readMe(ports, { userId, now: now() }));

function presentMe({ person, gems, limits, unread }: Me): CurrentUser {
  const { id, handle, displayName, avatarUrl, bio, role, tier, socialPlan, settings } = person;
  return {
    ...{ id, handle, displayName, avatarUrl, bio, role, tier, socialPlan },
    createdAt: person.createdAt.toISOString(),
    likesPublic: person.likesPublic,
    ...{ gems, limits, unread, settings },
  };
}
