import { createHash } from "node:crypto";
import type { LiveSession, Rotation, RotationRequest } from "@kinora/domain/account/account-ports";
import { namedSession, sessionCredential } from "@kinora/domain/account/session-credential";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseStanding, type StandingRow } from "./parse-person.ts";

/**
 * Exchanges a refresh credential for its successor. The session's row lock serialises concurrent
 * requests.
 */
export async function rotateCredential(
  transaction: Database,
  request: RotationRequest,
): Promise<Rotation> {
  const session = await sessions(transaction)
    .where("session.token", "=", request.presented)
    .executeTakeFirst();
  if (session === undefined) return recallRetired(transaction, request);
  if (session.expires_at <= request.now) {
    await endSession(transaction, session.session_id);
    return { outcome: "unknown" };
  }
  const { session_id: sessionId } = session;
  const token = sessionCredential(sessionId, request.secret);
  const { expiresAt } = request;
  await transaction
    .updateTable("auth_session")
    .set({ token, expires_at: expiresAt, updated_at: request.now })
    .where("id", "=", sessionId)
    .execute();
  await retire(transaction, sessionId, request, token);
  return { outcome: "rotated", session: { ...live(session), token, expiresAt } };
}

/**
 * Stores the credential that was just exchanged. Earlier ones need no row, because they name their
 * session.
 */
async function retire(
  transaction: Database,
  sessionId: string,
  request: RotationRequest,
  successor: string,
): Promise<void> {
  await transaction
    .deleteFrom("retired_session_token")
    .where("session_id", "=", sessionId)
    .where("names_session", "=", true)
    .execute();
  await transaction
    .insertInto("retired_session_token")
    .values({
      token_hash: Buffer.from(request.presentedHash),
      session_id: sessionId,
      successor_hash: createHash("sha256").update(successor).digest(),
      attempt_hash: request.attemptHash && Buffer.from(request.attemptHash),
      names_session: namedSession(request.presented) === sessionId,
    })
    .execute();
}

/** Handles a credential that is not current: retired, or never issued. */
async function recallRetired(transaction: Database, request: RotationRequest): Promise<Rotation> {
  const retired = await transaction
    .selectFrom("retired_session_token")
    .select(["session_id", "successor_hash", "attempt_hash", "answered_at"])
    .where("token_hash", "=", Buffer.from(request.presentedHash))
    .executeTakeFirst();
  const sessionId = retired?.session_id ?? namedSession(request.presented);
  if (sessionId === null) return { outcome: "unknown" };
  const session = await sessions(transaction)
    .where("session.id", "=", sessionId)
    .executeTakeFirst();
  if (session === undefined) return endedBySuspension(transaction, sessionId);
  if (retired && isRepeated(retired, session, request)) {
    return { outcome: "repeated", session: live(session) };
  }
  await endSession(transaction, sessionId);
  return { outcome: "reused", userId: session.id, sessionId };
}

/** Reports a suspension to a client whose session it ended. */
async function endedBySuspension(executor: Database, sessionId: string): Promise<Rotation> {
  const ended = await executor
    .selectFrom("suspended_session")
    .innerJoin("app_user", "app_user.id", "suspended_session.user_id")
    .select("app_user.id")
    .where("session_id", "=", sessionId)
    .where("disabled_at", "is not", null)
    .executeTakeFirst();
  return { outcome: ended ? "suspended" : "unknown" };
}

interface Retired {
  readonly successor_hash: Buffer;
  readonly attempt_hash: Buffer | null;
  readonly answered_at: Date | null;
}

/**
 * Returns whether the client cannot have received the successor, and the successor has not been
 * exchanged since.
 */
function isRepeated(retired: Retired, session: SessionRow, request: RotationRequest): boolean {
  const { attemptHash, arrivedAt } = request;
  const sameAttempt = attemptHash !== null && retired.attempt_hash?.equals(attemptHash) === true;
  const unanswered = retired.answered_at === null || arrivedAt < retired.answered_at;
  return session.token_hash.equals(retired.successor_hash) && (sameAttempt || unanswered);
}

interface SessionRow extends StandingRow {
  session_id: string;
  token: string;
  token_hash: Buffer;
  expires_at: Date;
}

const sessions = (executor: Database) =>
  executor
    .selectFrom("auth_session as session")
    .innerJoin("app_user as person", "person.id", "session.user_id")
    .select(["person.id", "person.role", "person.tier", "person.disabled_at"])
    .select(["session.id as session_id", "session.token", "session.expires_at"])
    .select(sql<Buffer>`sha256(convert_to(session.token, 'UTF8'))`.as("token_hash"))
    .forUpdate("session");

async function endSession(executor: Database, id: string): Promise<void> {
  await executor.deleteFrom("auth_session").where("id", "=", id).execute();
}

function live(row: SessionRow): LiveSession {
  return {
    sessionId: row.session_id,
    token: row.token,
    expiresAt: row.expires_at,
    person: parseStanding(row),
  };
}
