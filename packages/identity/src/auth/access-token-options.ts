import { ACCESS_TOKEN_SECONDS } from "@kinora/contracts/limits";
import type { jwt } from "better-auth/plugins/jwt";
import { ACCESS_ALGORITHM, ACCESS_AUDIENCE } from "../access/access-claims.ts";
import { jwksTable } from "./auth-tables.ts";

export type AccessTokenOptions = NonNullable<Parameters<typeof jwt>[0]>;

const keyLifeSeconds = 90 * 24 * 60 * 60;

/**
 * Options for signing access tokens. The default payload of better-auth would contain the whole
 * user.
 */
export function accessTokenOptions(issuer: string): AccessTokenOptions {
  return {
    schema: { jwks: jwksTable },
    jwks: {
      keyPairConfig: { alg: ACCESS_ALGORITHM },
      rotationInterval: keyLifeSeconds,
      gracePeriod: ACCESS_TOKEN_SECONDS * 2,
    },
    jwt: {
      issuer,
      audience: ACCESS_AUDIENCE,
      expirationTime: `${ACCESS_TOKEN_SECONDS}s`,
      definePayload: ({ user, session }) => ({
        uid: user.id,
        session: session.id,
        role: user.role,
      }),
    },
    disableSettingJwtHeader: true,
  };
}
