import type { GemBalance } from "@kinora/contracts/gem/gem";
import type { BalanceView } from "@kinora/domain/gem/read-balance";
import type { LiveSwitches } from "../switch/live-switches.ts";
import { presentBalance } from "./present-gem.ts";

/** Presents a balance with what the ledger does not know. */
export type ShowBalance = (userId: string, balance: BalanceView) => Promise<GemBalance>;

export const showBalance =
  (ports: {
    /** True when the user's sign-up gems were postponed and have not been granted yet. */
    readonly waitsForSignUpGems: (userId: string) => Promise<boolean>;
    readonly switches: Pick<LiveSwitches, "current">;
  }): ShowBalance =>
  async (userId, balance) =>
    presentBalance(balance, {
      waitsForSignUpGems: await ports.waitsForSignUpGems(userId),
      awardsPaused: !ports.switches.current().awards,
    });
