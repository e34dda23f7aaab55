import type { CurrentUser } from "@kinora/contracts/account/account";
import { type Me, readMe } from "@kinora/domain/account/read-me";
import type { ConsentGate } from "../legal/consent-gate.ts";

/** Returns a reader of the signed-in user in wire format. */
export const readCurrentUser =
  (ports: Parameters<typeof readMe>[0] & { readonly consent: ConsentGate }, now: () => Date) =>
  async (userId: string): Promise<CurrentUser> =>
    presentMe(await readMe(ports, { userId, now: now() }), await ports.consent.needed(userId));

function presentMe({ person, gems, limits, unread }: Me, consentNeeded: boolean): CurrentUser {
  const { id, handle, displayName, avatarUrl, bio, role, tier, socialPlan, settings } = person;
  return {
    ...{ id, handle, displayName, avatarUrl, bio, role, tier, socialPlan },
    createdAt: person.createdAt.toISOString(),
    likesPublic: person.likesPublic,
    adultSince: person.adultAt?.toISOString() ?? null,
    matureShown: person.matureShown,
    ...{ gems, limits, unread, consentNeeded, settings },
  };
}
