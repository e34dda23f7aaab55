import type { BoughtLot, GiftFound, GiftPerson, GiftStore } from "@kinora/domain/gift/gift-store";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";

const PERSON = sql`id, created_at as "joinedAt", disabled_at is not null as "isDisabled",
  deletion_at is not null as "isLeaving"`;

const RECORD = sql`id, giver_id as "giverId", receiver_id as "receiverId", gems, note,
  sent_receipt_id as "sentReceiptId", received_receipt_id as "receivedReceiptId", at`;

/** Gifts between members. */
export const postgresGifts = (executor: Database): GiftStore => ({
  ...peopleOn(executor),

  async findByKey(giverId, key) {
    const { rows } = await sql<Awaited<ReturnType<GiftStore["findByKey"]>> & object>`
      select ${RECORD} from gift where giver_id = ${giverId} and key = ${key}`.execute(executor);
    return rows[0] ?? null;
  },

  async givenSince(giverId, since) {
    const { rows } = await sql<{ gems: number }>`
      select coalesce(sum(gems), 0)::int as gems from gift
       where giver_id = ${giverId} and at >= ${since}`.execute(executor);
    return rows[0]?.gems ?? 0;
  },

  async boughtLots(userId) {
    const { rows } = await sql<BoughtLot>`
      select lot.id, lot.kind, lot.remaining, lot.expires_at as "expiresAt",
             lot.created_at as "createdAt"
        from purchase
        join purchase_grant on purchase_grant.purchase_id = purchase.id
        join gem_lot lot on lot.id =
             (select min(lot_id) from gem_posting where transaction_id = receipt_id)
       where purchase.user_id = ${userId} and purchase.environment <> 'test' and purchase.amount > 0
         and lot.user_id = ${userId} and lot.kind in ('pack', 'booster') and lot.remaining > 0
       order by lot.id`.execute(executor);
    return rows;
  },

  async add({ id, giverId, receiverId, gems, note, at, ...receipts }, key) {
    await executor
      .insertInto("gift")
      .values({
        ...{ id, giver_id: giverId, receiver_id: receiverId, gems, note, at, key },
        sent_receipt_id: receipts.sentReceiptId,
        received_receipt_id: receipts.receivedReceiptId,
      })
      .execute();
  },

  async list(userId, { before, most }) {
    const earlier = before
      ? sql`(date_trunc('milliseconds', gift.at), gift.id) < (${before.at}, ${before.id})`
      : sql`true`;
    return findGifts(executor, userId, { condition: earlier, most });
  },

  async findOwn(userId, ids) {
    if (ids.length === 0) return [];
    const condition = sql`gift.id = any(${ids}::text[])`;
    return findGifts(executor, userId, { condition, most: ids.length });
  },
});

const peopleOn = (executor: Database): Pick<GiftStore, "findPerson" | "lockPeople"> => ({
  async findPerson(id) {
    const { rows } = await sql<GiftPerson>`
      select ${PERSON} from app_user where id = ${id} and erased_at is null`.execute(executor);
    return rows[0] ?? null;
  },

  async lockPeople(ids) {
    const { rows } = await sql<GiftPerson & { readonly isErased: boolean }>`
      select ${PERSON}, erased_at is not null as "isErased" from app_user
       where id = any(${ids}::text[]) order by id for no key update`.execute(executor);
    return rows.filter(({ isErased }) => !isErased).map(({ isErased: _, ...person }) => person);
  },
});

interface FoundRow extends Omit<GiftFound, "person"> {
  readonly personId: string;
  readonly handle: string;
  readonly displayName: string;
  readonly avatarUrl: string | null;
}

async function findGifts(
  executor: Database,
  userId: string,
  { condition, most }: { readonly condition: RawBuilder<unknown>; readonly most: number },
): Promise<GiftFound[]> {
  const { rows } = await sql<FoundRow>`
    select gift.id, gift.gems, gift.note, gift.at,
           case when giver_id = ${userId} then 'sent' else 'received' end as direction,
           case when giver_id = ${userId} then sent_receipt_id
                else received_receipt_id end as "receiptId",
           other.id as "personId", other.handle, other.display_name as "displayName",
           other.avatar_url as "avatarUrl"
      from gift join app_user other
        on other.id = case when giver_id = ${userId} then receiver_id else giver_id end
     where ${userId} in (giver_id, receiver_id) and ${condition}
     order by date_trunc('milliseconds', gift.at) desc, gift.id desc
     limit ${most}`.execute(executor);
  return rows.map(({ personId: id, handle, displayName, avatarUrl, ...gift }) => ({
    ...gift,
    person: { id, handle, displayName, avatarUrl },
  }));
}
