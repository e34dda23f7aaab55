import type { Grant, PurchaseStore } from "@kinora/domain/billing/purchase-store";
import type { Database } from "../client.ts";

/** Credits of purchases. */
export const purchaseGrants = (
  executor: Database,
): Pick<PurchaseStore, "grants" | "addGrant" | "setTakenBack"> => ({
  async grants(id) {
    const rows = await executor
      .selectFrom("purchase_grant")
      .selectAll()
      .where("purchase_id", "=", id)
      .orderBy("number")
      .execute();
    return rows.map(
      ({ number, receipt_id: receiptId, gems, taken_back: takenBack }): Grant => ({
        ...{ number, receiptId, gems, takenBack },
      }),
    );
  },
  async addGrant(id, { number, receiptId, gems }) {
    await executor
      .insertInto("purchase_grant")
      .values({ purchase_id: id, number, receipt_id: receiptId, gems })
      .execute();
  },
  async setTakenBack(id, number, gems) {
    await executor
      .updateTable("purchase_grant")
      .set({ taken_back: gems })
      .where("purchase_id", "=", id)
      .where("number", "=", number)
      .execute();
  },
});
