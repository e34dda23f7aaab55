import type { PersonRole, Tier, TokenScope } from "@kinora/contracts/account/account";

/** Who knocks, and by which credential. */
export type Signed = {
  readonly userId: string;
  readonly role: PersonRole;
  readonly tier: Tier;
} & (
  | {
      /** A session may do everything its person may. */
      readonly scopes: null;
      readonly sessionId: string;
    }
  | {
      readonly scopes: readonly TokenScope[];
      readonly tokenId: string;
    }
);
