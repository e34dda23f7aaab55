import { Refusal } from "../refusal.ts";
import type { GemStatement, Receipt } from "./gem-statement.ts";

/**
 * Returns the receipt that explains a change of the person's own gems. Refusal RECEIPT_NOT_FOUND.
 */
export async function readReceipt(
  { statement }: { statement: Pick<GemStatement, "receipt"> },
  { userId, receiptId }: { userId: string; receiptId: string },
): Promise<Receipt> {
  const receipt = await statement.receipt(userId, receiptId);
  if (!receipt) throw new Refusal("RECEIPT_NOT_FOUND");
  return receipt;
}
