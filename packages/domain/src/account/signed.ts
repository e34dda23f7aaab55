import type { PersonRole } from "@kinora/contracts/access/roles";
import type { TokenScope } from "@kinora/contracts/access/token-scopes";
import type { Tier } from "@kinora/contracts/account/account";

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
