import type { PersonRole } from "@kinora/contracts/access/roles";
import type { TokenScope } from "@kinora/contracts/access/token-scopes";
import type { Tier } from "@kinora/contracts/account/account";

/** The facts checked at every request to decide whether a person is admitted. */
export interface PersonStanding {
  readonly userId: string;
  readonly role: PersonRole;
  readonly tier: Tier;
  readonly disabledAt: Date | null;
}

export interface SessionStanding {
  readonly sessionId: string;
  readonly expiresAt: Date;
}

export interface AccessTokenStanding {
  readonly tokenId: string;
  readonly scopes: readonly TokenScope[];
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly person: PersonStanding;
}
