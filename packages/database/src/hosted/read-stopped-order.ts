import type { StoppedOrder } from "@kinora/domain/hosted/stopped-order";
import type { Database } from "../client.ts";

/** Returns the latest order of a cancelled creation at a service; null when none was sent. */
export async function readStoppedOrder(
  executor: Database,
  creationId: string,
): Promise<StoppedOrder | null> {
  const order = await executor
    .selectFrom("job")
    .innerJoin("hosted_intent as intent", "intent.job_id", "job.id")
    .leftJoin("hosted_spending as spending", "spending.job_id", "intent.job_id")
    .select(["intent.provider", "intent.state", "intent.can_cancel", "intent.key_of"])
    .select(["intent.price_mills", "spending.mills"])
    .where("job.noun", "=", "creation")
    .where("job.subject_id", "=", creationId)
    .where("job.outcome", "=", "cancelled")
    .where("intent.state", "!=", "put off")
    .orderBy("intent.begun_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!order) return null;
  const isOpen = order.state === "sending" || order.state === "accepted";
  return {
    service: order.provider,
    standing: !isOpen ? "over" : order.can_cancel ? "asked" : "goesOn",
    mills: order.mills ?? order.price_mills,
    ownKey: order.key_of !== null,
  };
}
