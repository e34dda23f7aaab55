import { SESSION_DAYS } from "@kinora/contracts/account/session";
import type { BetterAuthOptions } from "better-auth";
import { isAPIError } from "better-auth/api";
import { bearer } from "better-auth/plugins/bearer";
import { jwt } from "better-auth/plugins/jwt";
import type pg from "pg";
import type { IdentityPorts } from "../identity-ports.ts";
import type { IdentitySettings } from "../identity-settings.ts";
import { idTokenRules } from "../provider/id-token-rules.ts";
import { oauthPlugin } from "../provider/oauth-plugin.ts";
import { accessTokenOptions } from "./access-token-options.ts";
import {
  accountTable,
  rateLimitTable,
  sessionTable,
  userTable,
  verificationTable,
} from "./auth-tables.ts";
import { nativeNonce } from "./native-nonce.ts";
import { personHooks } from "./person-hooks.ts";
import { refreshSession } from "./refresh-session.ts";
import { signInInput } from "./sign-in-input.ts";
import { signOutRetired } from "./sign-out-retired.ts";

export const AUTH_PATH = "/api/auth";

/**
 * Returns the options of better-auth. Protections that are off by default in development are
 * enabled everywhere.
 */
export async function authOptions(settings: IdentitySettings, ports: IdentityPorts, pool: pg.Pool) {
  const accessTokens = accessTokenOptions(settings.publicUrl);
  return {
    appName: "Kinora",
    baseURL: settings.publicUrl,
    basePath: AUTH_PATH,
    secret: settings.secret,
    database: pool,
    trustedOrigins: [settings.publicUrl],
    user: userTable,
    session: {
      ...sessionTable,
      expiresIn: SESSION_DAYS * 24 * 60 * 60,
      disableSessionRefresh: true,
    },
    account: {
      ...accountTable,
      encryptOAuthTokens: true,
      // An address can pass from one person to another; the subject cannot. See
      // http/join-accounts.ts.
      accountLinking: { enabled: false },
    },
    verification: verificationTable,
    rateLimit: {
      enabled: settings.rateLimits ?? true,
      storage: "database",
      ...rateLimitTable,
      window: 10,
      max: 100,
      customRules: {
        "/sign-in/social": { window: 60, max: 60 },
        "/native/nonce": { window: 60, max: 30 },
      },
    },
    onAPIError: {
      errorURL: `${settings.publicUrl}/login`,
      onError: (error) => {
        if (!isAPIError(error)) ports.onProblem(`sign-in: ${String(error)}`);
      },
    },
    databaseHooks: personHooks(ports, settings),
    advanced: {
      cookiePrefix: "kinora",
      cookies: { session_token: { attributes: { path: AUTH_PATH } } },
      disableOriginCheck: false,
      disableCSRFCheck: false,
      database: { generateId: () => ports.newId() },
    },
    telemetry: { enabled: false },
    logger: {
      level: "error",
      // Further arguments are reduced to errors, because the others often contain client input.
      log: (_level, message, ...more) =>
        ports.onProblem(["sign-in:", message, ...more.filter(isError)].join(" ")),
    },
    plugins: [
      await oauthPlugin(settings),
      idTokenRules(settings),
      jwt(accessTokens),
      bearer({ requireSignature: true }),
      signInInput(settings),
      nativeNonce(ports),
      refreshSession(ports, accessTokens),
      signOutRetired(ports),
    ],
  } satisfies BetterAuthOptions;
}

function isError(it: unknown): it is Error {
  return it instanceof Error;
}
