import { SOCIAL_ENTITLEMENTS } from "@kinora/contracts/account/social-entitlements";
import type { Connections } from "@kinora/contracts/connection/connection";
import {
  OUTER_PLATFORMS,
  type OuterPlatform,
} from "@kinora/contracts/publication/publication-vocabulary";
import { routes } from "@kinora/contracts/routes";
import {
  beginConnecting,
  type ConnectPorts,
  chooseAccounts,
  returnFromPlatform,
} from "@kinora/domain/connection/connect-account";
import { disconnectAccount, endingWith } from "@kinora/domain/connection/disconnect-account";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { presentConnection, presentOffer } from "./present-connection.ts";

export interface ConnectionRoutePorts extends ConnectPorts {
  /** Platforms that are simulators on this machine. */
  readonly simulated: ReadonlySet<OuterPlatform>;
  readonly now: () => Date;
}

/** Mounts the routes for accounts at social platforms. */
export function mountConnectionRoutes(server: FastifyInstance, ports: ConnectionRoutePorts): void {
  const { platforms, sealer, simulated, connections, now } = ports;

  const list = async (userId: string): Promise<Connections> => {
    const [all, plan] = await Promise.all([connections.list(userId), connections.planOf(userId)]);
    return {
      most: SOCIAL_ENTITLEMENTS[plan].accounts,
      platforms: OUTER_PLATFORMS.map((platform) => ({
        platform,
        simulated: simulated.has(platform),
        flavours: sealer
          ? platforms.filter((one) => one.platform === platform).map(({ flavour }) => flavour)
          : [],
      })),
      items: all.map((one) => presentConnection(one, endingWith(one, all, platforms))),
    };
  };

  mountRoute(server, routes.listConnections, ({ person }) => list(person.userId));

  mountRoute(server, routes.beginConnecting, async ({ person: { userId }, body }) => ({
    address: await beginConnecting(ports, { ...body, userId }, now()),
  }));

  mountRoute(server, routes.returnFromPlatform, async ({ person: { userId }, body, locale }) =>
    presentOffer(await returnFromPlatform(ports, { ...body, userId }, now()), locale),
  );

  mountRoute(server, routes.chooseAccounts, async ({ person: { userId }, params, body }) => {
    const { accountIds } = body;
    await chooseAccounts(ports, { userId, offerId: params.id, accountIds }, now());
    return list(userId);
  });

  mountRoute(server, routes.disconnect, async ({ person: { userId }, params: { id } }) => ({
    byHand: await disconnectAccount(ports, { userId, id }, now()),
  }));
}
