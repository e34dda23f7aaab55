import { TIERS } from "@kinora/contracts/account/account";
import type { SubscriptionStore } from "@kinora/domain/subscription/subscription-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { lockAccount } from "../gem/lock-account.ts";
import { parseKnown } from "../parse-known.ts";
import { allowanceClock } from "./allowance-clock.ts";

type Allowances =
  | ("listAllowances" | "listPaidBy" | "addAllowance" | "setTakenBack" | "countPlanGems")
  | ("anchorOf" | "lastAnchorOf" | "setClock" | "stopClock" | "findGemsDue");

/** Gems given for months of holding a tier. */
export const allowances = (executor: Database): Pick<SubscriptionStore, Allowances> => ({
  async listAllowances(userId, anchor) {
    const rows = await executor
      .selectFrom("allowance")
      .selectAll()
      .where("user_id", "=", userId)
      .where("anchor", "=", anchor)
      .orderBy("month")
      .execute();
    return rows.map((row) => ({
      ...{
        anchor: row.anchor,
        month: row.month,
        gems: row.gems,
        tier: parseKnown(TIERS, row.tier),
      },
      ...{ receiptId: row.receipt_id, takenBack: row.taken_back },
    }));
  },
  async listPaidBy(paymentRef) {
    const rows = await executor
      .selectFrom("allowance")
      .select(["receipt_id", "gems", "taken_back"])
      .where("payment_ref", "=", paymentRef)
      .orderBy("given_at")
      .orderBy("month")
      .execute();
    return rows.flatMap(({ receipt_id: receiptId, gems, taken_back: takenBack }) =>
      receiptId === null ? [] : [{ receiptId, gems, takenBack }],
    );
  },
  async addAllowance(userId, { anchor, month, tier, gems }, source) {
    await executor
      .insertInto("allowance")
      .values({
        ...{ user_id: userId, anchor, month, tier, gems },
        ...(source && {
          receipt_id: source.receiptId,
          subscription_id: source.subscriptionId,
          payment_ref: source.paymentRef,
        }),
      })
      .execute();
  },
  async setTakenBack(receiptId, gems) {
    await executor
      .updateTable("allowance")
      .set({ taken_back: gems })
      .where("receipt_id", "=", receiptId)
      .execute();
  },
  ...allowanceClock(executor),
  async countPlanGems(userId, now) {
    await lockAccount(executor, userId);
    const { rows } = await sql<{ gems: number }>`
      select (
        coalesce((select sum(remaining) from gem_lot
                   where user_id = ${userId} and kind = 'subscription'
                     and (expires_at is null or expires_at > ${now})), 0)
        + coalesce((select sum(held.taken - held.spent) from gem_hold hold
                      join gem_hold_lot held on held.hold_id = hold.id
                      join gem_lot lot on lot.id = held.lot_id
                     where hold.user_id = ${userId} and hold.state = 'open'
                       and lot.kind = 'subscription'), 0))::int as gems`.execute(executor);
    return rows[0]?.gems ?? 0;
  },
});
