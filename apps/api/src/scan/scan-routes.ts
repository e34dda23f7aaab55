import { routes } from "@kinora/contracts/routes";
import { SHIPPED_LIMITS } from "@kinora/contracts/scan/scan-limits";
import { SCAN_LIMITS_LISTED, SCANS_TRIED, type ScanPage } from "@kinora/contracts/scan/scan-page";
import { changeLimits } from "@kinora/domain/scan/change-limits";
import type { LimitStore } from "@kinora/domain/scan/limit-store";
import { type KeptScan, tryLimits } from "@kinora/domain/scan/try-limits";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";

export interface ScanRoutePorts {
  readonly now: () => Date;
  readonly transact: Parameters<typeof changeLimits>[0]["transact"];
  readonly store: Pick<LimitStore, "current" | "list">;
  readonly recentScans: (most: number) => Promise<readonly KeptScan[]>;
}

export function mountScanRoutes(server: FastifyInstance, ports: ScanRoutePorts): void {
  const { store, now } = ports;

  const page = async (): Promise<ScanPage> => {
    const { number, limits } = await store.current();
    const edits = await store.list(SCAN_LIMITS_LISTED);
    return {
      ...{ number, limits, shipped: SHIPPED_LIMITS },
      history: edits.map((edit) => ({ ...edit, at: edit.at.toISOString() })),
    };
  };

  mountRoute(server, routes.getScanLimits, page);

  mountRoute(server, routes.tryScanLimits, async ({ body }) => {
    const { limits } = await store.current();
    return tryLimits(await ports.recentScans(SCANS_TRIED), { now: limits, wish: body });
  });

  mountRoute(server, routes.setScanLimits, async ({ body, person, requestId }) => {
    const by = { actorId: person.userId, requestId, now: now() };
    await changeLimits(ports, { ...by, limits: body });
    return page();
  });
}
