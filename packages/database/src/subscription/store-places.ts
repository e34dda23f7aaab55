import type { SubscriptionStore } from "@kinora/domain/subscription/subscription-store";
import type { Database } from "../client.ts";

type Places = "setPage" | "setCheckout" | "setRef" | "takeLease" | "giveLeaseBack";

/** Where subscriptions are at their store, and who may change them there. */
export const storePlaces = (executor: Database): Pick<SubscriptionStore, Places> => ({
  async setPage(id, { ref, url }) {
    await executor
      .updateTable("subscription")
      .set({ checkout_ref: ref, url })
      .where("id", "=", id)
      .execute();
  },
  async setCheckout(id, ref) {
    await executor
      .updateTable("subscription")
      .set({ checkout_ref: ref })
      .where("id", "=", id)
      .where("checkout_ref", "is", null)
      .execute();
  },
  async setRef(id, ref) {
    await executor
      .updateTable("subscription")
      .set({ ref })
      .where("id", "=", id)
      .where("ref", "is", null)
      .execute();
  },
  async takeLease(id, now, until) {
    const { numUpdatedRows } = await executor
      .updateTable("subscription")
      .set({ leased_until: until })
      .where("id", "=", id)
      .where(({ eb, or }) => or([eb("leased_until", "is", null), eb("leased_until", "<=", now)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  async giveLeaseBack(id, until) {
    await executor
      .updateTable("subscription")
      .set({ leased_until: null })
      .where("id", "=", id)
      .where("leased_until", "=", until)
      .execute();
  },
});
