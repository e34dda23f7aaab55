import type {
  PushDeliveries,
  PushDelivery,
  PushEnd,
} from "@kinora/domain/notification/push-stores";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { lasting, notificationOf, shownColumns } from "./shown-notification.ts";

export const postgresPushDeliveries = (executor: Database): PushDeliveries => ({
  async order(userId, notificationId, { toldAt, at }) {
    await sql`
      insert into push_delivery (notification_id, subscription_id, told_at, next_at)
      select ${notificationId}, id, ${toldAt}, ${at} from push_subscription where user_id = ${userId}
      on conflict do nothing`.execute(executor);
  },
  begin: (now, until) => beginPush(executor, now, until),
  async end(delivery, end, status) {
    if (end.state === "gone") {
      const gone = executor
        .deleteFrom("push_subscription")
        .where("id", "=", delivery.subscriptionId)
        // Another subscription with other keys may have the same address meanwhile.
        .where("p256dh", "=", delivery.to.keys.p256dh);
      return void (await gone.execute());
    }
    await executor
      .updateTable("push_delivery")
      .set({ status, ...columnsOf(end, delivery) })
      .where("notification_id", "=", delivery.notificationId)
      .where("subscription_id", "=", delivery.subscriptionId)
      .where("told_at", "=", delivery.toldAt)
      .where("state", "=", "sending")
      .where("tries", "=", delivery.tries)
      .execute();
  },
  async find(userId, id, now) {
    const row = await executor
      .selectFrom("notification")
      .select(shownColumns)
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .where("read_at", "is", null)
      .where(lasting(now))
      .executeTakeFirst();
    return row ? notificationOf(row) : null;
  },
  async forget(before) {
    await executor
      .deleteFrom("push_delivery")
      .where("state", "in", ["sent", "unneeded", "failed"])
      .where("next_at", "<", before)
      .execute();
  },
});

const columnsOf = (end: Exclude<PushEnd, { state: "gone" }>, { tries }: PushDelivery) =>
  end.state === "waiting"
    ? {
        ...{ state: end.state, next_at: end.at, short: end.short },
        tries: end.counts ? tries : tries - 1,
      }
    : { state: end.state };

async function beginPush(executor: Database, now: Date, until: Date): Promise<PushDelivery | null> {
  const { rows } = await sql<
    Omit<PushDelivery, "to"> & { endpoint: string; p256dh: string; auth: string }
  >`
    update push_delivery delivery set state = 'sending', tries = tries + 1, next_at = ${until}
      from (
        select notification_id, subscription_id, told_at from push_delivery
         where state in ('waiting', 'sending') and next_at <= ${now}
         order by next_at limit 1 for update skip locked
      ) due
      join push_subscription subscription on subscription.id = due.subscription_id
     where delivery.notification_id = due.notification_id and delivery.subscription_id = due.subscription_id
       and delivery.told_at = due.told_at
    returning delivery.notification_id as "notificationId", delivery.subscription_id as "subscriptionId",
              delivery.told_at as "toldAt", delivery.tries, delivery.short, subscription.user_id as "userId",
              subscription.locale, subscription.endpoint, subscription.p256dh, subscription.auth`.execute(
    executor,
  );
  const [row] = rows;
  if (!row) return null;
  const { endpoint, p256dh, auth, ...delivery } = row;
  return { ...delivery, to: { endpoint, keys: { p256dh, auth } } };
}
