import { OWN_RESTRICTIONS_MAX } from "@kinora/contracts/moderation/own-restriction";
import { routes } from "@kinora/contracts/routes";
import { formatAuditCursor, parseAuditCursor } from "@kinora/domain/audit/audit-cursor";
import type { ReadOwnRestrictions } from "@kinora/domain/moderation/own-restrictions";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";

/** Mounts the route that lists what of the user's own is hidden from others, and why. */
export function mountOwnRestrictionRoutes(
  server: FastifyInstance,
  { restrictions }: { readonly restrictions: ReadOwnRestrictions },
): void {
  mountRoute(server, routes.listOwnRestrictions, async ({ person: { userId }, query }) => {
    const before = query.cursor === undefined ? null : parseAuditCursor(query.cursor);
    const found = await restrictions({ userId, before, most: OWN_RESTRICTIONS_MAX + 1 });
    const shown = found.slice(0, OWN_RESTRICTIONS_MAX);
    const last = found.length > OWN_RESTRICTIONS_MAX ? shown.at(-1) : undefined;
    return {
      items: shown.map(({ entry: _entry, at, madeAt, ...one }) => ({
        ...one,
        at: at.toISOString(),
        madeAt: madeAt.toISOString(),
      })),
      nextCursor: last ? formatAuditCursor(last.entry) : null,
    };
  });
}
