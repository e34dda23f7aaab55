import { routes } from "@kinora/contracts/routes";
import type { OwnPayments } from "@kinora/domain/payment/own-payments";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { readPage } from "../http/read-page.ts";
import { presentOwnPayment } from "./present-payment.ts";

/** Mounts what members see of their payments. */
export function mountOwnPaymentRoutes(server: FastifyInstance, payments: OwnPayments): void {
  mountRoute(server, routes.listOwnPayments, ({ person: { userId }, query }) =>
    readPage({
      ...query,
      read: (page) => payments.list(userId, page),
      positionOf: ({ paidAt: at, id }) => ({ at, id }),
      present: presentOwnPayment,
    }),
  );
}
