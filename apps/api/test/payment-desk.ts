import { reconciledBooks } from "@kinora/database/payment/reconciled-books";
import type { PaymentDesk } from "@kinora/domain/payment/payment-desk";
import { readDuePayments } from "@kinora/domain/payment/read-payments";
import { reconcile } from "@kinora/domain/payment/reconcile";
import { reconciliationParts } from "@kinora/domain/payment/reconciliation-parts";
import { type RefundPorts, sendDueRefunds } from "@kinora/domain/payment/refund-payment";
import { openSimulatedShop, sessionOf } from "./simulated-shop.ts";

/** A simulated shop with an owner, who looks after payments, and the worker's tasks about them. */
export async function openPaymentDesk() {
  const opened = await openSimulatedShop();
  const { shop, stripe, database, newMember, deliver, time, log } = opened;
  const olivia = shop.as("olivia");
  await olivia("GET", "/api/me");
  await database
    .updateTable("app_user")
    .set({ role: "owner" })
    .where("id", "=", "usr_olivia")
    .execute();
  const desk = (await shop.parts.openStripe()) as PaymentDesk;
  const { payments, differences } = shop.parts.stores;
  const now = () => time.today;
  const reading = {
    payments,
    deskOf: () => desk,
    log: (line: string) => void log.lines.push(line),
  };

  return {
    ...opened,
    olivia,
    desk,
    payments,
    read: () => readDuePayments(reading, now),
    sendRefunds: (more: Pick<RefundPorts, "ask"> & Partial<RefundPorts>) =>
      sendDueRefunds({ ...reading, transact: shop.parts.transact, ...more }, now),
    reconcile: (desks: readonly PaymentDesk[] = [desk]) =>
      reconcile(
        {
          parts: reconciliationParts(reconciledBooks(database), desks),
          ...{ differences, log: reading.log },
        },
        now,
      ),
    async buyer(product = "gem_pack_1500") {
      const member = await newMember();
      const { body } = await member.call("POST", "/api/billing/checkouts", { product }, "first");
      await stripe.commands.pay({ session: sessionOf(body.url), how: "now" });
      await deliver();
      await readDuePayments(reading, now);
      const { items } = (await olivia("GET", `/api/admin/payments?q=${body.purchaseId}`)).body;
      return { ...member, purchaseId: body.purchaseId as string, payment: items[0] };
    },
  };
}
