import { NAME_MAX } from "@kinora/contracts/account/account";
import { cleanName } from "@kinora/contracts/account/display-name";
import { SESSIONS_MAX } from "@kinora/contracts/account/session";
import { claimHandle } from "@kinora/domain/account/claim-handle";
import { avatarAddress } from "@kinora/domain/account/draw-avatar";
import { proposeHandles } from "@kinora/domain/account/propose-handles";
import { sessionCredential } from "@kinora/domain/account/session-credential";
import type { BetterAuthOptions } from "better-auth";
import { APIError } from "better-auth/api";
import type { IdentityPorts } from "../identity-ports.ts";
import type { IdentitySettings } from "../identity-settings.ts";
import { type SignInAttempt, signInAttempt } from "../sign-in-attempt.ts";
import { providerOf } from "./provider-of.ts";

type Hooks = NonNullable<BetterAuthOptions["databaseHooks"]>;

/**
 * Our rules for writes of better-auth: attributes of a new user, who may have a session, and what
 * is stored.
 */
export function personHooks(ports: IdentityPorts, settings: Pick<IdentitySettings, "ownerEmail">) {
  const { people, sessions, security, clock, newId, mayBeShown } = ports;
  const admit = async (userId: string) => {
    const attempt = signInAttempt.getStore();
    const refused = await ports.refuseNewcomer(userId, attempt?.invitation ?? null);
    if (refused === null) return;
    if (attempt) attempt.refused = refused;
    throw new APIError("FORBIDDEN", { message: "Nobody new is let in now.", code: refused });
  };
  return {
    user: {
      create: {
        before: async (user) => {
          const id = newId();
          if (!owns(user, settings.ownerEmail)) await admit(id);
          const brought = cleanName(user.name, NAME_MAX);
          const name = mayBeShown(brought) ? brought : "";
          const { sure: handle } = proposeHandles(name, id);
          return {
            data: {
              ...user,
              id,
              handle,
              name: name === "" ? handle : name,
              // An unverified address must not block its real owner.
              email: user.emailVerified ? user.email : `${id}@unproved.invalid`,
              image: avatarAddress(id),
              role: owns(user, settings.ownerEmail) ? "owner" : "user",
            },
          };
        },
        // The table's constraint decides between two concurrent users with one name.
        after: async (user) => {
          const { id, name } = user;
          if (owns(user, settings.ownerEmail)) {
            security.record({ event: "role-changed", userId: id, role: "owner" });
          }
          const { wishes } = proposeHandles(name, id);
          await claimHandle({ people }, { userId: id, wishes, now: clock.now() });
        },
      },
    },
    session: {
      create: {
        before: async ({ userId, token }, context) => {
          const now = clock.now();
          const person = await people.find(userId);
          // A disabled user may sign in to read the reason; every other endpoint refuses them.
          if (person === null)
            throw new APIError("FORBIDDEN", { message: "There is no such person." });
          const user = await context?.context.internalAdapter.findUserById(userId);
          if (person.role !== "owner" && user && owns(user, settings.ownerEmail)) {
            await people.setRole(userId, "owner", now);
          }
          await sessions.makeRoom(userId, SESSIONS_MAX - 1, now);
          const id = newId();
          return { data: { id, token: sessionCredential(id, token) } };
        },
        after: async ({ userId, ipAddress }, context) => {
          const attempt = signInAttempt.getStore();
          if (attempt) attempt.signedIn = userId;
          const address = ipAddress || null;
          security.record({ event: "signed-in", userId, provider: providerOf(context), address });
          await ports.onSignIn(userId, ...originOf(attempt)).catch((error: unknown) => {
            ports.onProblem(`After the sign-in of ${userId}: ${String(error)}`);
          });
        },
      },
      delete: {
        after: async ({ userId }, context) => {
          if (context?.path === "/sign-out") security.record({ event: "signed-out", userId });
        },
      },
    },
    account: {
      create: { before: async () => ({ data: forgotten }) },
      update: { before: async () => ({ data: forgotten }) },
    },
  } satisfies Hooks;
}

/** The provider's API is never called after the sign-in, and an id token is personal data. */
const forgotten = { accessToken: null, idToken: null, accessTokenExpiresAt: null };

function owns(
  { email, emailVerified }: { email: string; emailVerified: boolean },
  ownerEmail: string | null,
): boolean {
  return emailVerified && ownerEmail !== null && email.toLowerCase() === ownerEmail.toLowerCase();
}

/** Returns the network and the installation that new accounts are counted by. */
const originOf = (attempt: SignInAttempt | undefined) =>
  [attempt?.network ?? null, attempt?.installation ?? null] as const;
