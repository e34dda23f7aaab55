import type { PersonRole } from "@kinora/contracts/access/roles";
import type { TokenScope } from "@kinora/contracts/access/token-scopes";
import type { Tier } from "@kinora/contracts/account/account";

/** The authenticated person and the credential they used. */
export type Signed = {
  readonly userId: string;
  readonly role: PersonRole;
  readonly tier: Tier;
  /** True for requests of the phone apps. */
  readonly inApp?: boolean;
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
