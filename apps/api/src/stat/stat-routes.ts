import { routes } from "@kinora/contracts/routes";
import { readStats } from "@kinora/domain/stat/read-stats";
import type { StatReader } from "@kinora/domain/stat/stat-reader";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";

export interface StatRoutePorts {
  readonly now: () => Date;
  readonly stats: StatReader;
  /** Display name of a service by its key; the key itself when it has none. */
  readonly titleOf: (engine: string) => string;
}

export function mountStatRoutes(server: FastifyInstance, ports: StatRoutePorts): void {
  mountRoute(server, routes.getStats, async ({ params: { part }, query: { range } }) => {
    const { charts, countedAt, ...read } = await readStats(ports, {
      ...{ part, range, now: ports.now() },
    });
    return {
      ...read,
      countedAt: countedAt?.toISOString() ?? null,
      charts: charts.map((chart) => ({ ...chart, series: chart.series.map(named) })),
    };
  });

  const named = <One extends { readonly name: string }>(series: One) => {
    const title = ports.titleOf(series.name);
    return { ...series, title: title === series.name ? null : title };
  };
}
