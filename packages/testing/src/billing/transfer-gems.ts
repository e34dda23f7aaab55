import type { Database } from "@kinora/database/client";
import { postgresGemTransfer } from "@kinora/database/gem/transfer-gems";
import { postgresGifts } from "@kinora/database/gift/postgres-gifts";
import { v7 as newId } from "uuid";

/** A gift of bought gems, without the rules about who may give. */
export async function transferGems(
  database: Database,
  {
    from,
    to,
    lotId,
    gems,
    at,
  }: {
    readonly from: string;
    readonly to: string;
    readonly lotId: string;
    readonly gems: number;
    readonly at: Date;
  },
): Promise<void> {
  const id = newId();
  await database.transaction().execute(async (own) => {
    const transfers = postgresGemTransfer(own);
    await transfers.lockAccounts([from, to]);
    const receipts = await transfers.transfer({
      ...{ from, to, shares: [{ lotId, gems }], key: `gift:${id}`, now: at },
      purpose: { source: "pack", subject: { noun: "gift", id } },
      sent: { code: "gem.daily", params: {} },
      received: { code: "gem.daily", params: {} },
    });
    await postgresGifts(own).add(
      { id, giverId: from, receiverId: to, gems, note: null, at, ...receipts },
      id,
    );
  });
}
