import type { RefusalCode } from "@kinora/contracts/refusals";
import type { AccountJoins } from "@kinora/domain/account/account-joins";
import type {
  AccessTokens,
  NativeNonces,
  People,
  Sessions,
} from "@kinora/domain/account/account-ports";
import type { Reauthentications } from "@kinora/domain/account/reauthentication";
import type { SecurityLog } from "@kinora/domain/security/security-log";

export interface IdentityPorts {
  readonly people: Pick<People, "find" | "change" | "setRole">;
  readonly sessions: Sessions;
  readonly accessTokens: AccessTokens;
  readonly nonces: NativeNonces;
  readonly joins: AccountJoins;
  readonly reauthentications: Reauthentications;
  readonly clock: { now(): Date };
  readonly newId: () => string;
  /** Called after every sign-in; must be idempotent. A failure does not stop the sign-in. */
  readonly onSignIn: (
    userId: string,
    network: string | null,
    installation: string | null,
  ) => Promise<void>;
  readonly security: SecurityLog;
  /**
   * Returns why a new user may not sign up, given the invitation; null when they may. Owners always
   * may.
   */
  readonly refuseNewcomer: (
    userId: string,
    invitation: string | null,
  ) => Promise<Extract<RefusalCode, "SIGN_UPS_CLOSED" | "INVITATION_NEEDED"> | null>;
  /**
   * Returns whether others may see this name. One sent by a provider was not entered here, so it is
   * dropped, not refused.
   */
  readonly mayBeShown: (name: string) => boolean;
  /** Returns whether an error means that the database is temporarily unavailable. */
  readonly isAway: (error: unknown) => boolean;
  /** Reports a problem to the operator; never contains a credential. */
  readonly onProblem: (message: string) => void;
}
