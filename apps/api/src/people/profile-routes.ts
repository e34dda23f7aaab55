import type { CurrentUser } from "@kinora/contracts/account/account";
import { routes } from "@kinora/contracts/routes";
import { avatarAddress } from "@kinora/domain/account/draw-avatar";
import { chooseAvatar } from "@kinora/domain/people/choose-avatar";
import {
  type FollowStore,
  type FollowStores,
  followPerson,
  unfollowPerson,
} from "@kinora/domain/people/follow-person";
import { type PinStores, pinWork, unpinWork } from "@kinora/domain/people/pin-work";
import type { AvatarStore, ProfileReader } from "@kinora/domain/people/profile";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";

export interface ProfileRoutePorts extends Omit<Parameters<typeof chooseAvatar>[0], "avatars"> {
  readonly now: () => Date;
  readonly profiles: ProfileReader;
  readonly avatars: AvatarStore;
  readonly follows: FollowStore;
  readonly transact: <T>(work: (stores: FollowStores & PinStores) => Promise<T>) => Promise<T>;
  readonly me: (userId: string) => Promise<CurrentUser>;
}

export function mountProfileRoutes(server: FastifyInstance, ports: ProfileRoutePorts): void {
  const { now, profiles, avatars, me } = ports;

  mountRoute(server, routes.getProfile, async ({ params, person }) => {
    const seen = { viewer: person && viewerOf(person), now: now() };
    const found = await profiles.find(params.handle.toLowerCase(), seen);
    if (!found) throw new Refusal("PERSON_NOT_FOUND");
    return { ...found, joinedAt: found.joinedAt.toISOString() };
  });

  mountRoute(server, routes.followPerson, ({ params, person: { userId } }) =>
    followPerson(ports, { userId, handle: params.handle.toLowerCase(), now: now() }),
  );

  mountRoute(server, routes.unfollowPerson, ({ params, person: { userId } }) =>
    unfollowPerson(ports, { userId, handle: params.handle.toLowerCase(), now: now() }),
  );

  mountRoute(server, routes.pinWork, async ({ params: { id: creationId }, person: { userId } }) => {
    await pinWork(ports, { creationId, userId, now: now() });
    return undefined;
  });

  mountRoute(server, routes.unpinWork, async ({ params, person: { userId } }) => {
    await unpinWork(ports, { creationId: params.id, userId });
    return undefined;
  });

  mountRoute(server, routes.chooseAvatar, async ({ body, person: { userId } }) => {
    await chooseAvatar(ports, { userId, wish: body, now: now() });
    return me(userId);
  });

  mountRoute(server, routes.removeAvatar, async ({ person: { userId } }) => {
    await avatars.remove(userId, avatarAddress(userId), now());
    return me(userId);
  });
}
