import type { PurchaseEnvironment } from "@kinora/contracts/billing/store-vocabulary";
import type { OpenDispute, RevenueRow } from "@kinora/contracts/payment/revenue";
import { routes } from "@kinora/contracts/routes";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";

export interface RevenueRoutePorts {
  readonly now: () => Date;
  /** What was paid with here: money, if ever; null when nothing was sold. */
  readonly soldIn: () => Promise<PurchaseEnvironment | null>;
  readonly rows: (asked: {
    readonly environment: PurchaseEnvironment;
    readonly months: number;
    readonly now: Date;
  }) => Promise<RevenueRow[]>;
  readonly disputes: (environment: PurchaseEnvironment) => Promise<OpenDispute[]>;
}

export function mountRevenueRoutes(
  server: FastifyInstance,
  { now, soldIn, rows, disputes }: RevenueRoutePorts,
): void {
  mountRoute(server, routes.getRevenue, async ({ query: { months: count } }) => {
    const [environment, at] = [await soldIn(), now()];
    const months = lastMonths(at, count);
    if (environment === null) return { environment, months, rows: [], disputes: [] };
    return {
      ...{ environment, months },
      rows: await rows({ environment, months: count, now: at }),
      disputes: await disputes(environment),
    };
  });
}

/** The first days of the last months, this one included, oldest first. */
const lastMonths = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - place), 1))
      .toISOString()
      .slice(0, 10),
  );
