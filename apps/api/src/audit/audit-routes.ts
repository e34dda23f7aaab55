import { AUDIT_MAX } from "@kinora/contracts/audit/audit";
import { routes } from "@kinora/contracts/routes";
import { formatAuditCursor, parseAuditCursor } from "@kinora/domain/audit/audit-cursor";
import type { AuditReader } from "@kinora/domain/audit/audit-log";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { presentAudit } from "./present-audit.ts";

export function mountAuditRoutes(server: FastifyInstance, audit: AuditReader): void {
  mountRoute(server, routes.listAudit, async ({ query: { cursor, ...query } }) => {
    const before = cursor === undefined ? {} : { before: parseAuditCursor(cursor) };
    const found = await audit.list({ ...query, ...before, most: AUDIT_MAX + 1 });
    const items = found.slice(0, AUDIT_MAX);
    const last = found.length > AUDIT_MAX ? items.at(-1) : undefined;
    return {
      items: items.map(presentAudit),
      nextCursor: last ? formatAuditCursor(last.number) : null,
    };
  });
}
