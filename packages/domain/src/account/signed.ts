import type { PersonRole, Tier } from "@kinora/contracts/account/account";
import type { TokenScope } from "@kinora/contracts/account/token-scopes";

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
