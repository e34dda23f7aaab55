import { createHmac, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresAccessTokens } from "@kinora/database/account/postgres-access-tokens";
import { postgresAccountJoins } from "@kinora/database/account/postgres-account-joins";
import { postgresNativeNonces } from "@kinora/database/account/postgres-native-nonces";
import { postgresPeople } from "@kinora/database/account/postgres-people";
import { postgresReauthentications } from "@kinora/database/account/postgres-reauthentications";
import { postgresSessions } from "@kinora/database/account/postgres-sessions";
import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { localProviders } from "@kinora/domain/account/local-clients";
import type { SecurityEntry } from "@kinora/domain/security/security-log";
import { watchPeople } from "@kinora/domain/security/watch-people";
import { startLocalProvider } from "@kinora/local-identity/start-local-provider";
import { createTestDatabase } from "@kinora/testing/database";
import { afterAll } from "vitest";
import { createIdentity } from "../src/create-identity.ts";
import type { IdentitySettings } from "../src/identity-settings.ts";
import { openBrowser, postForm } from "./browser.ts";

export const APP = "http://localhost:4399";
const SECRET = "a secret of the tests, longer than 32 characters";

/**
 * Starts the identity package on a real database with the real local provider and the demo
 * accounts.
 */
export async function startTestServer(settings: Partial<IdentitySettings> = {}) {
  const database = await createTestDatabase();
  await seedDemoPeople(database.database);
  const directory = mkdtempSync(join(tmpdir(), "kinora-provider-"));
  const provider = await startLocalProvider({
    port: 0,
    directory,
    publicUrl: APP,
    environment: {},
  });
  afterAll(async () => {
    await provider.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const clock = {
    skew: 0,
    /** While set, the clock stands still at this time. */
    stands: null as Date | null,
    now: () => clock.stands ?? new Date(Date.now() + clock.skew),
  };
  const signedIn: string[] = [];
  const onSignIn = { fails: false };
  /** Refusal of new users. */
  const newcomers: {
    refuse: (invitation: string | null) => "SIGN_UPS_CLOSED" | "INVITATION_NEEDED" | null;
  } = { refuse: () => null };
  const problems: string[] = [];
  const told: SecurityEntry[] = [];
  const security = { record: (entry: SecurityEntry) => void told.push(entry) };
  const people = watchPeople(postgresPeople(database.database), security);
  const accessTokens = postgresAccessTokens(database.database);
  const ports = {
    people,
    sessions: postgresSessions(database.database),
    accessTokens,
    nonces: postgresNativeNonces(database.database),
    joins: postgresAccountJoins(database.database),
    reauthentications: postgresReauthentications(database.database),
    security,
    clock,
    newId: () => randomUUID(),
    onSignIn: async (userId: string) => {
      if (onSignIn.fails) throw new Error("the ledger is away");
      signedIn.push(userId);
    },
    refuseNewcomer: async (_userId: string, invitation: string | null) =>
      newcomers.refuse(invitation),
    mayBeShown: (name: string) => !name.includes("Zorkmid"),
    isAway: () => false,
    onProblem: (message: string) => {
      problems.push(message);
    },
  };
  const identity = createIdentity(
    {
      publicUrl: APP,
      secret: SECRET,
      ownerEmail: null,
      ...localProviders(provider.issuer),
      ...settings,
    },
    ports,
    database.pool,
  );
  return {
    ...database,
    ...identity,
    ports,
    provider,
    clock,
    people,
    accessTokens,
    signedIn,
    onSignIn,
    newcomers,
    problems,
    /** Entries of the security log so far. */
    told,
    browser: () => openBrowser(APP, identity.handle),
    /** Signs a credential as it is issued. */
    signed: (credential: string) => {
      const signature = createHmac("sha256", SECRET).update(credential).digest("base64");
      return encodeURIComponent(`${credential}.${signature}`);
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
export type TestBrowser = ReturnType<TestServer["browser"]>;

/** Presses a provider's button and continues to its page of people. */
export async function openProviderPage(
  browser: TestBrowser,
  provider: "google" | "apple",
  continueAt = "/",
  more: object = {},
) {
  const answer = await browser.post("/api/auth/sign-in/social", {
    provider,
    callbackURL: continueAt,
    ...more,
  });
  const { url } = await answer.json();
  return browser.visit(url);
}

/** Signs in completely: the button, the provider's page, one of its people, back in the app. */
export async function signIn(
  browser: TestBrowser,
  provider: "google" | "apple",
  answer: Record<string, string>,
  continueAt = "/",
  more: object = {},
) {
  const page = await openProviderPage(browser, provider, continueAt, more);
  return browser.visit(page.url, postForm(answer, new URL(page.url).origin));
}

/** Returns an access token for the browser's session; throws when there is none. */
export async function refresh(browser: TestBrowser, headers: Record<string, string> = {}) {
  const answer = await browser.post("/api/auth/refresh", {}, headers);
  const body = await answer.json();
  return { status: answer.status, body, headers: answer.headers };
}
