import { setImmediate } from "node:timers/promises";
import { awardTable } from "@kinora/contracts/award/award-table";
import { routes } from "@kinora/contracts/routes";
import type { AwardStore } from "@kinora/domain/award/award-stores";
import { type ClaimDailyStores, claimDaily } from "@kinora/domain/award/claim-daily";
import { dryRunAwards } from "@kinora/domain/award/dry-run";
import { readAwards } from "@kinora/domain/award/read-awards";
import { utcDay } from "@kinora/domain/gem/utc-day";
import type { FastifyInstance } from "fastify";
import type { ShowBalance } from "../gem/show-balance.ts";
import { mountRoute } from "../http/mount-route.ts";

export interface AwardRoutePorts {
  readonly now: () => Date;
  readonly awards: AwardStore;
  readonly show: ShowBalance;
  readonly transact: <T>(work: (stores: ClaimDailyStores) => Promise<T>) => Promise<T>;
}

export function mountAwardRoutes(server: FastifyInstance, ports: AwardRoutePorts): void {
  const { now, awards, show, transact } = ports;

  mountRoute(server, routes.claimDaily, async ({ person }) => {
    const claimed = await claimDaily({ transact }, { userId: person.userId, now: now() });
    const { gems } = claimed;
    return {
      gems,
      awards: [...claimed.awards],
      balance: await show(person.userId, claimed.balance),
    };
  });

  mountRoute(server, routes.getAwards, ({ person }) =>
    readAwards({ awards }, { userId: person.userId, now: now() }),
  );

  mountRoute(server, routes.getAwardDryRun, ({ query }) =>
    dryRunAwards(awardTable(utcDay(now())), query, () => setImmediate()),
  );

  mountRoute(server, routes.chooseStreaks, async ({ person: { userId }, body }) => {
    await awards.chooseStreaks(userId, body.shown, now());
    return readAwards({ awards }, { userId, now: now() });
  });
}
