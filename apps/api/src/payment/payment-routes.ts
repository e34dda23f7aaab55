import type { PaymentFile } from "@kinora/contracts/payment/payment";
import { routes } from "@kinora/contracts/routes";
import type { StoreOrder } from "@kinora/domain/billing/storefront";
import {
  type AcknowledgeStores,
  acknowledgeDifference,
} from "@kinora/domain/payment/acknowledge-difference";
import type { DifferenceStore } from "@kinora/domain/payment/difference";
import type { PaymentReader } from "@kinora/domain/payment/payment-store";
import { type RefundPorts, refundPayment } from "@kinora/domain/payment/refund-payment";
import { Refusal } from "@kinora/domain/refusal";
import type { GiveMonthStores } from "@kinora/domain/subscription/give-month";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";
import { readPage } from "../http/read-page.ts";
import { type GivingPorts, mountGivingRoutes } from "./giving-routes.ts";
import { presentDifference, presentHappening, presentPayment } from "./present-payment.ts";

export interface PaymentRoutePorts extends GivingPorts {
  readonly refunding: RefundPorts;
  readonly reader: PaymentReader;
  readonly differences: DifferenceStore;
  readonly transact: <T>(
    work: (stores: GiveMonthStores & AcknowledgeStores) => Promise<T>,
  ) => Promise<T>;
}

/** Maximum differences in one response. */
const MOST = 200;

export function mountPaymentRoutes(server: FastifyInstance, ports: PaymentRoutePorts): void {
  const { now, newId, refunding, reader, differences } = ports;
  mountGivingRoutes(server, ports);

  mountRoute(server, routes.listPayments, ({ query: { q = null, show = null, ...query } }) =>
    readPage({
      ...query,
      read: (page) => reader.list({ q, show, ...page }),
      positionOf: ({ paidAt: at, id }) => ({ at, id }),
      present: presentPayment,
    }),
  );

  mountRoute(server, routes.getPayment, ({ params: { id } }) => show(id));

  mountRoute(server, routes.refundPayment, async ({ params, body, requestId, ...by }) => {
    const wish = { ...body, id: newId(), paymentId: params.id, key: by.idempotencyKey };
    await refundPayment(refunding, { ...wish, actor: viewerOf(by.person), requestId }, now);
    return show(params.id);
  });

  mountRoute(server, routes.listDifferences, async () => {
    const [items, run] = [await differences.list(MOST), await differences.lastRun()];
    return {
      items: items.map(presentDifference),
      lastRun: run && {
        ...{ endedAt: run.endedAt.toISOString(), found: run.found },
        failed: [...run.failed],
      },
    };
  });

  mountRoute(
    server,
    routes.acknowledgeDifference,
    async ({ params: { id }, person, requestId }) => {
      const input = { id, actor: viewerOf(person), requestId, now: now() };
      return presentDifference(await acknowledgeDifference(ports, input));
    },
  );

  async function show(id: string): Promise<PaymentFile> {
    const payment = await refunding.payments.find(id);
    if (payment === null) throw new Refusal("PAYMENT_NOT_FOUND");
    const isTaken = payment.dispute === "open" || payment.dispute === "lost";
    const refundable = isTaken ? 0 : await refunding.payments.refundable(id);
    const history = await reader.history(id);
    return {
      ...{ payment: presentPayment(payment), refundable },
      mayRefund: refundable > 0 && refunding.deskOf(payment) !== null,
      plan: await renewingPlan(payment.order),
      history: history.map(presentHappening),
    };
  }

  async function renewingPlan({ noun, id }: StoreOrder): Promise<PaymentFile["plan"]> {
    const held = noun === "subscription" ? await ports.extending.subscriptions.find(id) : null;
    return held?.state === "active" && held.periodEnd !== null
      ? { id, renewsAt: held.periodEnd.toISOString() }
      : null;
  }
}
