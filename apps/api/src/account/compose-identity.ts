import { postgresAccessTokens } from "@kinora/database/account/postgres-access-tokens";
import { postgresAccountJoins } from "@kinora/database/account/postgres-account-joins";
import { postgresNativeNonces } from "@kinora/database/account/postgres-native-nonces";
import { postgresReauthentications } from "@kinora/database/account/postgres-reauthentications";
import { postgresSessions } from "@kinora/database/account/postgres-sessions";
import { recordNewDevice } from "@kinora/database/account/record-new-device";
import type { OpenDatabase } from "@kinora/database/client";
import { isPassing } from "@kinora/database/connection-error";
import type { People } from "@kinora/domain/account/account-ports";
import type { SecurityLog } from "@kinora/domain/security/security-log";
import { watchAccessTokens } from "@kinora/domain/security/watch-access-tokens";
import { type InvitationStore, refuseNewcomer } from "@kinora/domain/switch/invitations";
import { createIdentity, type Identity } from "@kinora/identity/create-identity";
import { v7 as newId } from "uuid";
import type { LiveSwitches } from "../switch/live-switches.ts";
import type { WordGate } from "../word/word-gate.ts";
import type { SignIn } from "./compose-sign-in.ts";

export interface IdentityParts {
  readonly signIn: SignIn;
  readonly opened: OpenDatabase;
  readonly people: People;
  /** Grants a new user the sign-up gifts, once, counted against their network. */
  readonly welcome: (
    userId: string,
    network: string | null,
    installation: string | null,
  ) => Promise<void>;
  readonly words: Pick<WordGate, "mayBeShown">;
  readonly switches: Pick<LiveSwitches, "current">;
  readonly invitations: Pick<InvitationStore, "claim">;
  readonly digest: (text: string) => string;
  readonly security: SecurityLog;
  readonly now: () => Date;
  readonly onProblem: (message: string) => void;
}

/** Sets up sign-in, sessions and tokens on this database. */
export function composeIdentity(parts: IdentityParts): Identity {
  const { signIn, opened, people, words, security, now, onProblem } = parts;
  const { switches, invitations, digest } = parts;
  const { database, pool } = opened;
  return createIdentity(
    signIn.settings,
    {
      people,
      sessions: postgresSessions(database),
      accessTokens: watchAccessTokens(postgresAccessTokens(database), security),
      nonces: postgresNativeNonces(database),
      joins: postgresAccountJoins(database),
      reauthentications: postgresReauthentications(database),
      security,
      clock: { now },
      newId,
      onSignIn: async (userId, network, installation) => {
        await parts.welcome(userId, network, installation);
        await recordNewDevice(database, userId);
      },
      refuseNewcomer: (userId, code) =>
        refuseNewcomer(
          { invitations },
          {
            ...{ userId, signUps: switches.current().signUps, now: now() },
            codeHash: code === null ? null : digest(code),
          },
        ),
      mayBeShown: words.mayBeShown,
      isAway: isPassing,
      onProblem,
    },
    pool,
  );
}
