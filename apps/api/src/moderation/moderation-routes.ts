import { routes } from "@kinora/contracts/routes";
import { type ReportStores, reportCreation } from "@kinora/domain/moderation/report-creation";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";

export interface ModerationRoutePorts {
  readonly now: () => Date;
  readonly transact: <T>(work: (stores: ReportStores) => Promise<T>) => Promise<T>;
}

export function mountModerationRoutes(server: FastifyInstance, ports: ModerationRoutePorts): void {
  const { now, transact } = ports;

  mountRoute(server, routes.reportCreation, async ({ params, person, body, requestId }) => {
    const { id, reason, createdAt } = await reportCreation(
      { transact },
      { creationId: params.id, reporter: viewerOf(person), report: body, requestId, now: now() },
    );
    return { id, reason, createdAt: createdAt.toISOString() };
  });
}
