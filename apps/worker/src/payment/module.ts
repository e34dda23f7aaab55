import { reconciledBooks } from "@kinora/database/payment/reconciled-books";
import { storesOnPool } from "@kinora/database/transact";
import { askStore } from "@kinora/domain/billing/ask-store";
import { readDuePayments } from "@kinora/domain/payment/read-payments";
import { reconcile } from "@kinora/domain/payment/reconcile";
import { reconciliationParts } from "@kinora/domain/payment/reconciliation-parts";
import { type RefundPorts, sendDueRefunds } from "@kinora/domain/payment/refund-payment";
import { hearOfSubscription } from "@kinora/domain/subscription/hear-of-subscription";
import { composeStores } from "../billing/compose-stores.ts";
import { DAY, MINUTE } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";

export function paymentModule(parts: WorkerComposition): WorkerModule {
  const { database, boss, patient, now, log } = parts;
  const { payments, differences } = storesOnPool(database, boss);
  const stores = composeStores(parts);
  const refunding = (
    opened: Awaited<ReturnType<NonNullable<typeof stores>["ports"]>>,
  ): RefundPorts => ({
    ...{ payments, log, deskOf: opened.deskOf, transact: opened.transact },
    async ask({ noun, id }: { readonly noun: string; readonly id: string }, ref: string) {
      if (noun === "purchase") await askStore(opened, id, now);
      else await hearOfSubscription(opened, id, { kind: "payment", ref }, now);
    },
  });
  return {
    clockTasks: [
      {
        name: "reconcile",
        every: DAY,
        async run() {
          const desks = stores === null ? [] : (await stores.ports()).planStores;
          const checks = reconciliationParts(reconciledBooks(patient), desks);
          await reconcile({ parts: checks, differences, log }, now);
        },
      },
      ...(stores === null
        ? []
        : [
            {
              name: "read payments",
              every: MINUTE / 6,
              async run() {
                if (!(await payments.isDue(now()))) return;
                const { deskOf } = await stores.ports();
                await readDuePayments({ payments, deskOf, log }, now);
              },
            },
            {
              name: "send refunds",
              every: MINUTE,
              async run() {
                if ((await payments.findRefundsDue(now(), 1)).length > 0)
                  await sendDueRefunds(refunding(await stores.ports()), now);
              },
            },
          ]),
    ],
  };
}
