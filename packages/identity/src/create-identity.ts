import type pg from "pg";
import { publicKeys } from "./access/public-keys.ts";
import { type AccessVerifier, accessVerifier } from "./access/verify-access.ts";
import { currentAuth } from "./auth/current-auth.ts";
import { type AuthHandle, authHandler } from "./http/handle-auth.ts";
import { reauthenticating } from "./http/reauthenticate.ts";
import type { IdentityPorts } from "./identity-ports.ts";
import type { IdentitySettings } from "./identity-settings.ts";
import { problemLine } from "./problem-line.ts";

export interface Identity {
  /** Handles everything below /api/auth. */
  readonly handle: AuthHandle;
  readonly verifyAccess: AccessVerifier;
}

/**
 * Creates sign-in, sessions and tokens of a server. `pool` connects to the same database as the
 * ports.
 */
export function createIdentity(
  settings: IdentitySettings,
  outside: IdentityPorts,
  pool: pg.Pool,
): Identity {
  const ports: IdentityPorts = {
    ...outside,
    onProblem: (message) => outside.onProblem(problemLine(message)),
  };
  const keys = publicKeys(ports.sessions.publicKeys, ports.clock.now);
  const verifyAccess = accessVerifier(ports, keys, settings.publicUrl);
  const trips = reauthenticating(ports, settings, verifyAccess);
  return {
    handle: authHandler(currentAuth(settings, ports, pool), settings, { ...ports, trips }),
    verifyAccess,
  };
}
