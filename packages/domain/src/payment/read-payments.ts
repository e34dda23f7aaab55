import type { DeskOf } from "./payment-desk.ts";
import type { PaymentRecord, PaymentStore } from "./payment-store.ts";

export interface ReadPaymentPorts {
  readonly payments: Pick<PaymentStore, "takeDue" | "setDue" | "setRead">;
  /** Null when this server no longer sells there, or the store tells nothing more. */
  readonly deskOf: DeskOf;
  readonly log: (message: string) => void;
}

const SECOND = 1_000;
const MOST = 50;

/**
 * Reads, at their stores, all payments of which something was heard: card, fee, refunds and
 * disputes. One that fails is tried again later and does not stop others.
 */
export async function readDuePayments(ports: ReadPaymentPorts, now: () => Date): Promise<void> {
  for (;;) {
    const due = await ports.payments.takeDue(now(), MOST);
    for (const payment of due)
      await readPaymentAgain(ports, payment, now).catch(async (error) => {
        ports.log(`payment ${payment.id}: ${error}`);
        const pause = Math.min(10 * SECOND * 2 ** payment.tries, 3_600 * SECOND);
        await ports.payments.setDue(payment.id, new Date(+now() + pause));
      });
    if (due.length < MOST) return;
  }
}

/**
 * Reads a payment at its store and stores what that says; false when it was out of date by then.
 *
 * @throws StoreUnreachable
 */
export async function readPaymentAgain(
  { payments, deskOf }: Omit<ReadPaymentPorts, "log">,
  payment: Pick<PaymentRecord, "id" | "version" | "ref" | "store" | "environment">,
  now: () => Date,
): Promise<boolean> {
  const facts = await deskOf(payment)?.readPaymentFacts(payment.ref);
  return payments.setRead(payment, facts ?? null, now());
}
