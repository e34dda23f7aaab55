import { refuseBeyondLimits } from "@kinora/domain/account/token-spending";
import type { HoldInput } from "@kinora/domain/gem/gem-ledger";
import type { Database } from "../client.ts";
import { PREPARED } from "../prepared.ts";
import { readTokenSpending } from "./read-token-spending.ts";

const NOTHING = { day: 0, month: 0 };

/**
 * Refusal TOKEN_SPEND_LIMIT. The account is locked, so concurrent orders with one token are counted
 * together.
 */
export async function refuseBeyondToken(
  transaction: Database,
  { tokenId, gems, now }: HoldInput,
): Promise<void> {
  if (tokenId === undefined) return;
  const token = await transaction
    .selectFrom("personal_access_token")
    .select(["spend_day as day", "spend_month as month", "revoked_at", "expires_at"])
    .where("id", "=", tokenId)
    .modifyEnd(PREPARED)
    .executeTakeFirst();
  if (!token) return;
  // Work that continues by itself is not authenticated again, so the token's validity is checked
  // here.
  if (token.revoked_at !== null || token.expires_at <= now)
    return refuseBeyondLimits(gems, NOTHING, NOTHING);
  if (token.day === null && token.month === null) return;
  const spent = await readTokenSpending(transaction, [tokenId], now);
  refuseBeyondLimits(gems, spent.get(tokenId) ?? NOTHING, token);
}
