import { routes } from "@kinora/contracts/routes";
import type { OwnPayments } from "@kinora/domain/payment/own-payments";
import { formatPosition, parsePosition } from "@kinora/domain/position";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { presentOwnPayment } from "./present-payment.ts";

/** Mounts what members see of their payments. */
export function mountOwnPaymentRoutes(server: FastifyInstance, payments: OwnPayments): void {
  mountRoute(server, routes.listOwnPayments, async ({ person: { userId }, query }) => {
    const before = query.cursor === undefined ? null : parsePosition(query.cursor);
    const found = await payments.list(userId, { before, most: query.limit + 1 });
    const items = found.slice(0, query.limit);
    const last = found.length > query.limit ? items.at(-1) : undefined;
    const nextCursor = last ? formatPosition({ at: last.paidAt, id: last.id }) : null;
    return { items: items.map(presentOwnPayment), nextCursor };
  });
}
