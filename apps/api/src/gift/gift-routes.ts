import type { Gift } from "@kinora/contracts/gift/gift";
import { routes } from "@kinora/contracts/routes";
import type { GiftFound, GiftStore } from "@kinora/domain/gift/gift-store";
import { type GiveStores, giveGems } from "@kinora/domain/gift/give-gems";
import { readAllowance } from "@kinora/domain/gift/read-allowance";
import type { FollowStore } from "@kinora/domain/people/follow-person";
import type { SwitchStore } from "@kinora/domain/switch/switches";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { readPage } from "../http/read-page.ts";

export interface GiftRoutePorts {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly transact: <T>(work: (stores: GiveStores) => Promise<T>) => Promise<T>;
  readonly gifts: GiftStore;
  readonly follows: Pick<FollowStore, "state">;
  readonly switches: Pick<SwitchStore, "current">;
}

export function mountGiftRoutes(server: FastifyInstance, ports: GiftRoutePorts): void {
  const { now, newId, gifts } = ports;

  mountRoute(server, routes.giveGems, async ({ person, body, idempotencyKey: key }) => {
    const wish = { id: newId(), giverId: person.userId, wish: body, key, now: now() };
    const { id } = await giveGems(ports, wish);
    const [given] = await gifts.findOwn(person.userId, [id]);
    if (!given) throw new Error(`The gift ${id} is gone.`);
    return presentGift(given);
  });

  mountRoute(server, routes.listGifts, ({ person: { userId }, query }) =>
    readPage({
      ...query,
      read: (page) => gifts.list(userId, page),
      positionOf: (found) => found,
      present: presentGift,
    }),
  );

  mountRoute(server, routes.getGiftAllowance, ({ person: { userId }, params }) =>
    readAllowance(ports, { giverId: userId, receiverId: params.id, now: now() }),
  );
}

const presentGift = ({ at, ...gift }: GiftFound): Gift => ({ ...gift, at: at.toISOString() });
