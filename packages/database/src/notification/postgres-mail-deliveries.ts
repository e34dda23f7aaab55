import { MAIL_GROUPS } from "@kinora/contracts/notification/mail-groups";
import type {
  MailDeliveries,
  MailDelivery,
  WeekTold,
} from "@kinora/domain/notification/mail-stores";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import { lasting, notificationOf, shownColumns } from "./shown-notification.ts";

export const postgresMailDeliveries = (executor: Database): MailDeliveries => ({
  async order({ userId, notificationId, group, createdAt, at, most }) {
    await sql`
      insert into mail_delivery (user_id, notification_id, key, mail_group, created_at, next_at)
      select ${userId}::text, ${notificationId}::text, ${`told:${notificationId}`}::text, ${group}::text,
             ${createdAt}::timestamptz, ${at}::timestamptz
       where (select count(*) from mail_delivery
               where user_id = ${userId} and created_at > ${createdAt}::timestamptz - interval '1 day') < ${most}
      on conflict do nothing`.execute(executor);
  },
  async orderDigests(now) {
    await sql`
      insert into mail_delivery (user_id, key, mail_group, created_at, next_at)
      select chosen.user_id, 'digest:' || to_char(${now}::timestamptz at time zone 'utc', 'IYYY-IW'), 'digest',
             ${now}::timestamptz, ${now}::timestamptz
        from mail_settings chosen join app_user person on person.id = chosen.user_id
       where chosen.digest and person.disabled_at is null and person.email_verified
         and chosen.bounced_address is distinct from person.email
         and (exists (select from notification
                       where user_id = person.id and read_at is null and ${lasting(now)}
                         and created_at > ${now}::timestamptz - interval '7 days')
           or exists (select from feed_like join creation on creation.id = feed_like.creation_id
                       where creation.user_id = person.id and feed_like.user_id <> person.id
                         and feed_like.created_at > ${now}::timestamptz - interval '7 days'))
      on conflict do nothing`.execute(executor);
  },
  // What is about the security of an account does not wait behind other mail.
  begin: async (now, until) =>
    (await beginMail(executor, sql`and mail_group = 'security'`, { now, until })) ??
    beginMail(executor, sql``, { now, until }),
  async end(delivery, end, status) {
    await executor
      .updateTable("mail_delivery")
      .set({ status, state: end.state, ...(end.state === "waiting" ? { next_at: end.at } : {}) })
      .where("id", "=", delivery.id)
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
      .where(lasting(now))
      .executeTakeFirst();
    return row ? notificationOf(row) : null;
  },
  async week(userId, until) {
    const { rows } = await sql<WeekTold>`
      select (select count(distinct feed_like.user_id)::int from feed_like join creation on creation.id = feed_like.creation_id
               where creation.user_id = ${userId} and feed_like.user_id <> ${userId}
                 and feed_like.created_at between ${until}::timestamptz - interval '7 days' and ${until}) as likes,
             (select count(*)::int from notification
               where user_id = ${userId} and read_at is null and ${lasting(until)}
                 and created_at between ${until}::timestamptz - interval '7 days' and ${until}) as unread`.execute(
      executor,
    );
    return rows[0] ?? { likes: 0, unread: 0 };
  },
  async forget(before) {
    await executor
      .deleteFrom("mail_delivery")
      .where("state", "in", ["sent", "unneeded", "failed"])
      .where("next_at", "<", before)
      .execute();
  },
});

async function beginMail(
  executor: Database,
  only: RawBuilder<unknown>,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<MailDelivery | null> {
  const { rows } = await sql<Omit<MailDelivery, "group"> & { group: string }>`
    update mail_delivery delivery set state = 'sending', tries = tries + 1, next_at = ${until}
      from (
        select id from mail_delivery
         where state in ('waiting', 'sending') and next_at <= ${now} ${only}
         order by next_at limit 1 for update skip locked
      ) due
     where delivery.id = due.id
    returning delivery.id, user_id as "userId", notification_id as "notificationId", mail_group as "group",
              created_at as "createdAt", tries`.execute(executor);
  const [row] = rows;
  return row ? { ...row, group: parseKnown(MAIL_GROUPS, row.group) } : null;
}
