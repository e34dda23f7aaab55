import { randomUUID } from "node:crypto";
import { APP_STORES } from "@kinora/contracts/billing/app-shop";
import type { BoughtItem } from "@kinora/domain/billing/phone-store";
import type { ReceiptStore, SignInWay } from "@kinora/domain/billing/receipt-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";

type Named = Pick<BoughtItem, "store" | "ref">;

/** Purchases of the phones' stores, and whose they are. */
export const postgresReceipts = (executor: Database): ReceiptStore => ({
  ...accounts(executor),
  async lock({ store, ref }) {
    await sql`select pg_advisory_xact_lock(hashtext(${store}), hashtext(${ref}))`.execute(executor);
  },
  async findBound({ store, ref }) {
    const of = (table: "purchase" | "subscription") =>
      executor
        .selectFrom(table)
        .select(["id", "user_id as userId"])
        .where("store", "=", store)
        .where("ref", "=", ref)
        .executeTakeFirst();
    const purchase = await of("purchase");
    if (purchase) return { noun: "purchase", ...purchase };
    const subscription = await of("subscription");
    return subscription ? { noun: "subscription", ...subscription } : null;
  },
  async bindPurchase({ id, userId, store, environment, product, gems, price, createdAt, ref }) {
    await executor
      .insertInto("purchase")
      .values({
        ...{ id, store, environment, product, gems, ...price, ref, user_id: userId },
        // Paid, as far as is known: it is asked about until that is certain.
        ...{ state: "pending", created_at: createdAt },
      })
      .execute();
  },
  async bindSubscription({ id, userId, store, environment, plan, price, createdAt, ref }) {
    await executor
      .insertInto("subscription")
      .values({
        ...{ id, store, environment, plan, ...price, ref, user_id: userId },
        ...{ created_at: createdAt, ask_at: createdAt },
      })
      .execute();
  },
  async keepUnclaimed(item, now) {
    const { store, ref, environment, noun, accountToken } = item;
    await executor
      .insertInto("unclaimed_purchase")
      .values({
        ...{ store, ref, environment, noun, sku: skuOf(item) },
        ...{ account_token: accountToken, seen_at: now },
      })
      .onConflict((conflict) =>
        conflict.columns(["store", "ref"]).doUpdateSet({ account_token: accountToken }),
      )
      .execute();
  },
  async forgetUnclaimed({ store, ref }: Named) {
    await executor
      .deleteFrom("unclaimed_purchase")
      .where("store", "=", store)
      .where("ref", "=", ref)
      .execute();
  },
});

function skuOf(item: BoughtItem): string {
  if (item.noun === "unknown") return item.sku;
  return item.noun === "purchase" ? item.product : item.plan;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Accounts =
  | "tokenOf"
  | "findByToken"
  | "hintOf"
  | "hasConsented"
  | "hasPaidInApp"
  | "setConsent";

const accounts = (executor: Database): Pick<ReceiptStore, Accounts> => ({
  async hasConsented(userId) {
    const found = await executor
      .selectFrom("store_account")
      .select("consented_at")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return (found?.consented_at ?? null) !== null;
  },
  async hasPaidInApp(userId) {
    const found = await executor
      .selectFrom("payment")
      .select("id")
      .where("user_id", "=", userId)
      .where("store", "in", APP_STORES)
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  },
  async setConsent(userId, since) {
    // Saying so again doesn't move its date.
    const consented_at = since && sql<Date>`coalesce(store_account.consented_at, ${since})`;
    await executor
      .insertInto("store_account")
      .values({ user_id: userId, token: randomUUID(), consented_at: since })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ consented_at }))
      .execute();
  },
  async tokenOf(userId) {
    await executor
      .insertInto("store_account")
      .values({ user_id: userId, token: randomUUID() })
      .onConflict((conflict) => conflict.column("user_id").doNothing())
      .execute();
    const { token } = await executor
      .selectFrom("store_account")
      .select("token")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    return token;
  },
  async findByToken(token) {
    if (!UUID.test(token)) return null;
    const found = await executor
      .selectFrom("store_account")
      .select("user_id")
      .where("token", "=", token)
      .executeTakeFirst();
    return found?.user_id ?? null;
  },
  async hintOf(userId) {
    const { handle } = await executor
      .selectFrom("app_user")
      .select("handle")
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    const rows = await executor
      .selectFrom("auth_account")
      .select("provider_id")
      .where("user_id", "=", userId)
      .execute();
    return { handle, way: wayOf(new Set(rows.map(({ provider_id }) => provider_id))) };
  },
});

function wayOf(providers: ReadonlySet<string>): SignInWay {
  const [google, apple] = [providers.has("google"), providers.has("apple")];
  if (google && apple) return "both";
  return google ? "google" : apple ? "apple" : "other";
}
