import type { GemBalance } from "@kinora/contracts/gem/gem";
import { waitsForSignUpGems } from "@kinora/database/gem/waits-for-sign-up-gems";
import type { BalanceView } from "@kinora/domain/gem/read-balance";
import type { ApiComposition } from "../compose.ts";
import { presentBalance } from "./present-gem.ts";

/** Presents a balance with what the ledger does not know. */
export type ShowBalance = (userId: string, balance: BalanceView) => Promise<GemBalance>;

export const showBalance =
  ({ database, switches }: Pick<ApiComposition, "database" | "switches">): ShowBalance =>
  async (userId, balance) =>
    presentBalance(balance, {
      waitsForSignUpGems: await waitsForSignUpGems(database, userId),
      awardsPaused: !switches.current().awards,
    });
