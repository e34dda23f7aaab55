import { routes } from "@kinora/contracts/routes";
import type { ReceiptStore } from "@kinora/domain/billing/receipt-store";
import type { InquiryStore } from "@kinora/domain/billing/refund-inquiry";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";

export interface InquiryRoutePorts {
  readonly now: () => Date;
  readonly inquiries: Pick<InquiryStore, "list" | "wake">;
  readonly receipts: Pick<ReceiptStore, "hasConsented" | "hasPaidInApp" | "setConsent">;
}

/** Maximum questions in one response. */
const MOST = 50;

/** Mounts what stores ask about refunds, and whether a member agrees that they are told. */
export function mountInquiryRoutes(
  server: FastifyInstance,
  { now, inquiries, receipts }: InquiryRoutePorts,
): void {
  mountRoute(server, routes.listRefundInquiries, async () => ({
    items: await inquiries.list(MOST),
  }));

  mountRoute(server, routes.getRefundConsent, async ({ person: { userId } }) => ({
    isGiven: await receipts.hasConsented(userId),
    hasPaidInApp: await receipts.hasPaidInApp(userId),
  }));

  mountRoute(server, routes.stateRefundConsent, async ({ person: { userId }, body }) => {
    await receipts.setConsent(userId, body.isGiven ? now() : null);
    if (body.isGiven) await inquiries.wake(userId, now());
    return { ...body, hasPaidInApp: await receipts.hasPaidInApp(userId) };
  });
}
