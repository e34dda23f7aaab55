import type { CurrentUser } from "@kinora/contracts/account/account";
import { routes } from "@kinora/contracts/routes";
import { avatarAddress } from "@kinora/domain/account/draw-avatar";
import { chooseAvatar } from "@kinora/domain/people/choose-avatar";
import type { AvatarStore, ProfileReader } from "@kinora/domain/people/profile";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";

export interface ProfileRoutePorts extends Omit<Parameters<typeof chooseAvatar>[0], "avatars"> {
  readonly now: () => Date;
  readonly profiles: ProfileReader;
  readonly avatars: AvatarStore;
  readonly me: (userId: string) => Promise<CurrentUser>;
}

export function mountProfileRoutes(server: FastifyInstance, ports: ProfileRoutePorts): void {
  const { now, profiles, avatars, me } = ports;

  mountRoute(server, routes.getProfile, async ({ params }) => {
    const found = await profiles.find(params.handle.toLowerCase(), now());
    if (!found) throw new Refusal("PERSON_NOT_FOUND");
    return { ...found, joinedAt: found.joinedAt.toISOString() };
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
