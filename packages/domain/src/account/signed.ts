import type { PersonRole, Tier } from "@kinora/contracts/account/account";
import type { TokenScope } from "@kinora/contracts/account/token-scopes";

/** The authenticated person and the credential they used. */
export type Signed = {
  readonly userId: string;
  readonly role: PersonRole;
  readonly tier: Tier;
} & (
  | {
      /** A session has all rights of its person. */
      readonly scopes: null;
      readonly sessionId: string;
    }
  | {
      readonly scopes: readonly TokenScope[];
      readonly tokenId: string;
    }
);
