import type { PurchaseEnvironment } from "@kinora/contracts/billing/store-vocabulary";
import type { CostQuery, CostRow } from "@kinora/contracts/payment/costs";
import { routes } from "@kinora/contracts/routes";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";

export interface CostRoutePorts {
  readonly now: () => Date;
  /** What gems were bought with here: money, if ever; null when nothing was sold. */
  readonly soldIn: () => Promise<PurchaseEnvironment | null>;
  readonly rows: (asked: {
    readonly environment: PurchaseEnvironment | null;
    readonly from: string;
    readonly to: string;
    readonly service: string | null;
  }) => Promise<CostRow[]>;
  readonly titles: {
    readonly service: (name: string) => string;
    readonly model: (name: string) => string;
  };
}

export function mountCostRoutes(
  server: FastifyInstance,
  { now, soldIn, rows: read, titles }: CostRoutePorts,
): void {
  mountRoute(server, routes.getCosts, async ({ query }) => {
    const environment = await soldIn();
    const period = periodOf(query, now());
    const rows = await read({ environment, ...period, service: query.service ?? null });
    return {
      ...{ environment, ...period, rows },
      services: named(
        rows.map(({ service }) => service),
        titles.service,
      ),
      models: named(
        rows.map(({ model }) => model),
        titles.model,
      ),
    };
  });
}

const DAY = 86_400_000;
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The days asked for, or the last ones, today included. */
const periodOf = ({ from, to, days }: CostQuery, now: Date) =>
  from !== undefined && to !== undefined
    ? { from, to }
    : { from: dayOf(new Date(+now - (days - 1) * DAY)), to: dayOf(now) };

/** Each name once, with its title, by title. */
const named = (names: readonly string[], titleOf: (name: string) => string) =>
  [...new Set(names)]
    .map((name) => ({ name, title: titleOf(name) }))
    .toSorted((one, other) => one.title.localeCompare(other.title));
