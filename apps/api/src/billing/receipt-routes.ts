import { routes } from "@kinora/contracts/routes";
import { type PresentReceiptPorts, presentReceipt } from "@kinora/domain/billing/present-receipt";
import type { ReceiptStore } from "@kinora/domain/billing/receipt-store";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";

/** Mounts what the apps need to sell at the phones' stores. */
export function mountReceiptRoutes(
  server: FastifyInstance,
  ports: PresentReceiptPorts & { readonly receipts: Pick<ReceiptStore, "tokenOf"> },
): void {
  mountRoute(server, routes.getAccountToken, async ({ person: { userId } }) => ({
    token: await ports.receipts.tokenOf(userId),
  }));

  mountRoute(server, routes.presentReceipt, async ({ person: { userId }, body }) =>
    presentReceipt(ports, userId, body),
  );
}
