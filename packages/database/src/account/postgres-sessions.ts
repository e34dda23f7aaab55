import type { Rotation, RotationRequest, Sessions } from "@kinora/domain/account/account-ports";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";
import { parseStanding, type StandingRow } from "./parse-person.ts";

export function postgresSessions(executor: Database): Sessions {
  return {
    async standing(userId, sessionId) {
      const row = await executor
        .selectFrom("app_user as person")
        .leftJoin("auth_session as session", (join) =>
          join.onRef("session.user_id", "=", "person.id").on("session.id", "=", sessionId),
        )
        .select(["person.id", "person.role", "person.tier", "person.disabled_at"])
        .select("session.expires_at")
        .where("person.id", "=", userId)
        .executeTakeFirst();
      if (row === undefined) return { person: null, session: null };
      const { expires_at: expiresAt } = row;
      return {
        person: parseStanding(row),
        session: expiresAt === null ? null : { sessionId, expiresAt },
      };
    },

    clock: () => readClock(executor),

    rotate: (request) =>
      inTransaction(executor, async (transaction) => {
        const session = await lockByToken(transaction, request.presented);
        if (session === undefined) return recall(transaction, request);
        if (session.expires_at <= request.now) {
          await endSession(transaction, session.session_id);
          return { outcome: "unknown" };
        }
        await transaction
          .updateTable("auth_session")
          .set({
            token: request.successor,
            expires_at: request.expiresAt,
            updated_at: request.now,
          })
          .where("id", "=", session.session_id)
          .execute();
        await transaction
          .insertInto("retired_session_token")
          .values({
            token_hash: Buffer.from(request.presentedHash),
            session_id: session.session_id,
            successor_hash: Buffer.from(request.successorHash),
            attempt_hash: request.attemptHash && Buffer.from(request.attemptHash),
            retired_at: sql<Date>`clock_timestamp()`,
          })
          .execute();
        return {
          outcome: "rotated",
          session: live(session, request.successor, request.expiresAt),
        };
      }),
  };
}

/** A credential that is no session's current one: retired, or never ours. */
async function recall(transaction: Database, request: RotationRequest): Promise<Rotation> {
  const retired = await transaction
    .selectFrom("retired_session_token")
    .selectAll()
    .where("token_hash", "=", Buffer.from(request.presentedHash))
    .executeTakeFirst();
  if (retired === undefined) return { outcome: "unknown" };
  const session = await lockById(transaction, retired.session_id);
  if (session === undefined) return { outcome: "unknown" };
  const { attemptHash, arrivedAt } = request;
  const isSameAttempt = attemptHash !== null && retired.attempt_hash?.equals(attemptHash) === true;
  const isSimultaneous = arrivedAt <= retired.retired_at;
  const isLatest = session.token_hash.equals(retired.successor_hash);
  if (isLatest && (isSameAttempt || isSimultaneous)) {
    return { outcome: "repeated", session: live(session, session.token, session.expires_at) };
  }
  await endSession(transaction, retired.session_id);
  return { outcome: "reused" };
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

const lockByToken = (executor: Database, token: string) =>
  sessions(executor).where("session.token", "=", token).executeTakeFirst();

const lockById = (executor: Database, id: string) =>
  sessions(executor).where("session.id", "=", id).executeTakeFirst();

async function endSession(executor: Database, id: string): Promise<void> {
  await executor.deleteFrom("auth_session").where("id", "=", id).execute();
}

function live(row: SessionRow, token: string, expiresAt: Date) {
  return { sessionId: row.session_id, token, expiresAt, person: parseStanding(row) };
}

async function readClock(executor: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(executor);
  const [row] = rows;
  if (row === undefined) throw new Error("The database does not tell the time.");
  return row.now;
}
