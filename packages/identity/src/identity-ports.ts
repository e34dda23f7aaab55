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
  /** After every sign-in; must be safe to repeat. A failure does not stop the sign-in. */
  readonly onSignIn: (userId: string, network: string | null) => Promise<void>;
  readonly security: SecurityLog;
  /** Why somebody new may not come in, by what they brought; null: they may. An owner always may. */
  readonly refuseNewcomer: (
    userId: string,
    invitation: string | null,
  ) => Promise<Extract<RefusalCode, "SIGN_UPS_CLOSED" | "INVITATION_NEEDED"> | null>;
  /** May others read this name? One that a provider brings was not entered here: it is left out, not refused. */
  readonly mayBeShown: (name: string) => boolean;
  /** Is this an error of a database that is away for the moment? */
  readonly isAway: (error: unknown) => boolean;
  /** Something an operator should read; never holds a credential. */
  readonly onProblem: (message: string) => void;
}
