import type { LiveSession, Rotation, RotationRequest } from "@kinora/domain/account/account-ports";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseStanding, type StandingRow } from "./parse-person.ts";

/** Exchanges a refresh credential for its successor. The session's row lock puts rivals in a line. */
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
  await transaction
    .updateTable("auth_session")
    .set({ token: request.successor, expires_at: request.expiresAt, updated_at: request.now })
    .where("id", "=", session.session_id)
    .execute();
  await transaction
    .insertInto("retired_session_token")
    .values({
      token_hash: Buffer.from(request.presentedHash),
      session_id: session.session_id,
      successor_hash: Buffer.from(request.successorHash),
      attempt_hash: request.attemptHash && Buffer.from(request.attemptHash),
    })
    .execute();
  const { successor: token, expiresAt } = request;
  return { outcome: "rotated", session: { ...live(session), token, expiresAt } };
}

/** A credential that is no session's current one: retired, or never ours. */
async function recallRetired(transaction: Database, request: RotationRequest): Promise<Rotation> {
  const retired = await transaction
    .selectFrom("retired_session_token")
    .select(["session_id", "successor_hash", "attempt_hash", "answered_at"])
    .where("token_hash", "=", Buffer.from(request.presentedHash))
    .executeTakeFirst();
  if (retired === undefined) return { outcome: "unknown" };
  const session = await sessions(transaction)
    .where("session.id", "=", retired.session_id)
    .executeTakeFirst();
  if (session === undefined) return { outcome: "unknown" };
  const { attemptHash, arrivedAt } = request;
  const sameAttempt = attemptHash !== null && retired.attempt_hash?.equals(attemptHash) === true;
  const unanswered = retired.answered_at === null || arrivedAt < retired.answered_at;
  const isLatest = session.token_hash.equals(retired.successor_hash);
  if (isLatest && (sameAttempt || unanswered)) {
    return { outcome: "repeated", session: live(session) };
  }
  await endSession(transaction, retired.session_id);
  return { outcome: "reused", userId: session.id, sessionId: session.session_id };
}

interface SessionRow extends StandingRow {
  session_id: string;
  token: string;
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
