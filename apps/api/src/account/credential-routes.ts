import type { AccessToken } from "@kinora/contracts/account/access-token";
import { routes } from "@kinora/contracts/routes";
import type {
  AccessTokenRecord,
  AccessTokens,
  NewAccessToken,
  Sessions,
} from "@kinora/domain/account/account-ports";
import type { Signed } from "@kinora/domain/account/signed";
import { Refusal } from "@kinora/domain/refusal";
import type { SecurityLog } from "@kinora/domain/security/security-log";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { sessionOf } from "../http/session.ts";
import { deviceName } from "./device-name.ts";

export interface CredentialRoutePorts {
  readonly now: () => Date;
  readonly sessions: Pick<Sessions, "of" | "end" | "endOthers">;
  readonly accessTokens: Pick<AccessTokens, "of" | "revoke">;
  /** Issues a token; its secret is returned only this once. */
  readonly issueToken: (
    wish: Omit<NewAccessToken, "id" | "tokenHash" | "createdAt"> & { readonly now: Date },
  ) => Promise<{ readonly tokenId: string; readonly token: string }>;
  readonly security: SecurityLog;
}

const DAY = 24 * 60 * 60_000;

/** Mounts the routes for a user's sessions and access tokens. */
export function mountCredentialRoutes(server: FastifyInstance, ports: CredentialRoutePorts): void {
  mountSessionRoutes(server, ports);
  mountTokenRoutes(server, ports);
}

function mountSessionRoutes(
  server: FastifyInstance,
  { now, sessions, security }: CredentialRoutePorts,
): void {
  const list = async (person: Signed) => {
    const own = sessionOf(person);
    const found = await sessions.of(person.userId, now());
    const items = found.map(({ id, startedAt, seenAt, userAgent }) => ({
      ...{ id, device: deviceName(userAgent), current: id === own },
      ...{ startedAt: startedAt.toISOString(), seenAt: seenAt.toISOString() },
    }));
    return { items };
  };

  mountRoute(server, routes.listSessions, ({ person }) => list(person));

  mountRoute(server, routes.endSession, async ({ params, person }) => {
    const { userId } = person;
    if (!(await sessions.end(userId, params.id))) throw new Refusal("SESSION_NOT_FOUND");
    security.record({ event: "signed-out", userId });
    return list(person);
  });

  mountRoute(server, routes.endOtherSessions, async ({ person }) => {
    const { userId } = person;
    if (await sessions.endOthers(userId, sessionOf(person)))
      security.record({ event: "signed-out", userId });
    return list(person);
  });
}

function mountTokenRoutes(
  server: FastifyInstance,
  { now, accessTokens, issueToken }: CredentialRoutePorts,
): void {
  const list = async (userId: string) => {
    const moment = now();
    const found = await accessTokens.of(userId, moment);
    return { items: found.map((token) => presentToken(token, moment)) };
  };

  mountRoute(server, routes.listAccessTokens, ({ person }) => list(person.userId));

  mountRoute(server, routes.issueAccessToken, async ({ person: { userId }, body }) => {
    const { name, scopes, days, spendDay, spendMonth } = body;
    const moment = now();
    const expiresAt = new Date(moment.getTime() + days * DAY);
    const limits = { day: spendDay, month: spendMonth };
    const wish = { userId, name, scopes, now: moment, expiresAt, limits };
    const { tokenId: id, token } = await issueToken(wish);
    return { id, token };
  });

  mountRoute(server, routes.revokeAccessToken, async ({ params, person: { userId } }) => {
    if (!(await accessTokens.revoke(userId, params.id, now())))
      throw new Refusal("TOKEN_NOT_FOUND");
    return list(userId);
  });
}

function presentToken(token: AccessTokenRecord, now: Date): AccessToken {
  const { id, name, scopes, createdAt, expiresAt, lastUsedAt, spent, limits } = token;
  return {
    ...{ id, name, scopes: [...scopes], expired: expiresAt <= now },
    ...{ createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    day: { spent: spent.day, limit: limits.day },
    month: { spent: spent.month, limit: limits.month },
  };
}
