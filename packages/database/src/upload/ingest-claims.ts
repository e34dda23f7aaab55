import type { IngestRefusal, UploadKind } from "@kinora/contracts/upload/upload";
import type { AuditRecord } from "@kinora/domain/audit/audit-log";
import type { KnownFile } from "@kinora/domain/scan/known-material";
import type { IngestClaim, IngestFacts, UploadSeen } from "@kinora/domain/upload/upload";
import { sql } from "kysely";
import { appendAudit } from "../audit/postgres-audit-log.ts";
import type { Database } from "../client.ts";
import { recordEvent } from "../event/record-event.ts";
import { acquitted, GIVEN_BACK, NOTE_VANISHED } from "../job/vanished.ts";
import { parseUploadKind } from "./parse-upload.ts";

/** A worker that says nothing for so long has lost what it was taking in. */
const CLAIM_SECONDS = 10;

/** Who had something taken in within so long lets those go first who had nothing. */
const LATELY_MINUTES = 10;

/** Bytes of a photo of a phone. Less makes no difference. */
const LIKE_SIZE = 4_000_000;

/**
 * Seconds by which an upload counts as later for each second of a processor that it is known to need, or for each
 * phone's photo that it is as large as: what takes less goes first, but what takes longer is not put off for ever.
 */
const DELAY_SECONDS = 10;
/** Beyond that it makes no difference. */
const MOST_DELAYED = 60;

/** Name of the advisory lock under which uploads are claimed. */
const CLAIM_LOCK = 4313;

/**
 * Takes the next upload of these kinds that waits to be looked at; null when there is none. Persons take turns, one
 * upload of each at a time; of those whose turn it is, what takes less goes before what came shortly before it. The
 * clock is the database's: workers on several machines need not agree on the time.
 *
 * @param cpuSeconds what is known to take more of a processor is left for others; null: nothing is
 */
export function claimIngest(
  database: Database,
  kinds: readonly UploadKind[],
  cpuSeconds: number | null = null,
): Promise<IngestClaim | null> {
  return database.transaction().execute(async (transaction) => {
    // One after the other: two at once would each find nothing of the same person at work.
    await sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`.execute(transaction);
    return claimNext(transaction, kinds, cpuSeconds);
  });
}

async function claimNext(
  transaction: Database,
  kinds: readonly UploadKind[],
  cpuSeconds: number | null,
): Promise<IngestClaim | null> {
  const { rows } = await sql<{
    id: string;
    user_id: string;
    kind: string;
    attempt: number;
    setbacks: number;
    suspect: boolean;
    lone_deaths: number[];
    vanished: number;
  }>`
    update upload set
      suspect = ${NOTE_VANISHED.suspect}, lone_deaths = ${NOTE_VANISHED.lone_deaths},
      vanished = ${NOTE_VANISHED.vanished},
      alone = ${NOTE_VANISHED.alone}, held_since = ${NOTE_VANISHED.held_since},
      -- A worker that vanished is nobody's fault; what it is the file's is counted by itself.
      setbacks = setbacks + (held_since is not null)::int,
      attempt = attempt + 1,
      claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS})
    where id = (
      select one.id from upload one
      where one.state = 'checking' and one.kind = any(${[...kinds]}::text[])
        and (one.claimed_until is null or one.claimed_until < now())
        and one.cpu_seconds <= coalesce(${cpuSeconds}::int, one.cpu_seconds)
        -- One of each person at a time: the other lanes are for the others.
        and not exists (
          select from upload taken
          where taken.user_id = one.user_id and taken.id <> one.id and taken.state = 'checking'
            and taken.kind = any(${[...kinds]}::text[])
            and taken.held_since is not null and taken.claimed_until >= now()
        )
      order by (
        select count(*) from (
          select id from upload before
          where before.user_id = one.user_id and before.kind = any(${[...kinds]}::text[])
            and before.state = 'checking' and (before.received_at, before.id) < (one.received_at, one.id)
          union
          -- Begun while this one waited, or lately: its person has been served already.
          select upload_id from upload_begun
          where user_id = one.user_id and kind = any(${[...kinds]}::text[]) and upload_id <> one.id
            and at > least(one.received_at, now() - make_interval(mins => ${LATELY_MINUTES}))
        ) as ahead
        -- What went wrong with it before, others have not had.
      ) + greatest(one.attempt - one.setbacks, 0),
      -- What was left for those who have the time: the others can take the rest.
      one.cpu_seconds = 0,
      one.received_at + make_interval(secs =>
        least(one.cpu_seconds + one.bytes / ${LIKE_SIZE}, ${MOST_DELAYED}) * ${DELAY_SECONDS}::int
      ), one.id
      limit 1 for update skip locked
    )
    returning id, user_id, kind, attempt, setbacks, suspect, lone_deaths, vanished`.execute(
    transaction,
  );
  const row = rows[0];
  if (!row) return null;
  await transaction
    .insertInto("upload_begun")
    .values({ upload_id: row.id, user_id: row.user_id, kind: row.kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {
    id: row.id,
    userId: row.user_id,
    kind: parseUploadKind(row.kind),
    attempt: row.attempt,
    setbacks: row.setbacks,
    suspect: row.suspect,
    loneDeaths: row.lone_deaths.length,
    vanished: row.vanished,
  };
}

const ownRow = (database: Database, { id, attempt }: IngestClaim) =>
  database
    .updateTable("upload")
    .where("id", "=", id)
    .where("attempt", "=", attempt)
    .where("state", "=", "checking");

/** Says that the worker lives; false when the claim is lost or the upload was removed. */
export async function keepIngest(database: Database, claim: IngestClaim): Promise<boolean> {
  const { numUpdatedRows } = await ownRow(database, claim)
    .set({ claimed_until: sql<Date>`now() + make_interval(secs => ${CLAIM_SECONDS})` })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Lets another worker, or the next attempt, have it in so many seconds.
 *
 * @param setback was this attempt's end our fault?
 */
export async function releaseIngest(
  database: Database,
  claim: IngestClaim,
  seconds: number,
  setback: boolean,
): Promise<void> {
  await ownRow(database, claim)
    .set({
      ...GIVEN_BACK,
      claimed_until: sql<Date>`now() + make_interval(secs => ${seconds})`,
      ...(setback ? { setbacks: sql<number>`setbacks + 1` } : {}),
    })
    .execute();
}

/** Lets a lane have it at once that has so many seconds of a processor for it. */
export async function leaveIngest(
  database: Database,
  claim: IngestClaim,
  cpuSeconds: number,
): Promise<void> {
  await ownRow(database, claim)
    .set({
      ...{ ...GIVEN_BACK, claimed_until: null, cpu_seconds: cpuSeconds },
      setbacks: sql<number>`setbacks + 1`,
    })
    .execute();
}

/** Notes whether it would be this file's doing if the worker died now. */
export async function setIngestAlone(
  database: Database,
  claim: IngestClaim,
  alone: boolean,
): Promise<void> {
  await ownRow(database, claim).set({ alone }).execute();
}

/** Notes that others are at work beside it from now on, and that it is no suspect any more. */
export async function clearIngest(database: Database, claim: IngestClaim): Promise<void> {
  await ownRow(database, claim).set({ alone: false, suspect: false }).execute();
}

/** Takes back that this attempt took its worker along: the worker lives. */
export async function acquitIngest(
  database: Database,
  { id, attempt }: IngestClaim,
): Promise<void> {
  await database.updateTable("upload").set(acquitted(attempt)).where("id", "=", id).execute();
}

/** Ends it as something that can be used, or that a person has to look at; false when the claim is lost. */
export function acceptIngest(
  database: Database,
  claim: IngestClaim,
  state: "ready" | "review",
  facts: IngestFacts,
  now: Date,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await ownRow(transaction, claim)
      .set({
        state,
        ended_at: now,
        claimed_until: null,
        width: facts.width,
        height: facts.height,
        duration: facts.duration,
        thumbhash: facts.thumbhash,
        peaks: facts.peaks === null ? null : JSON.stringify(facts.peaks),
        ...scanOf(facts),
      })
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    const rows = facts.media.map((file) => ({
      upload_id: claim.id,
      role: file.role,
      hash: file.hash,
      mime_type: file.mimeType,
      bytes: file.bytes,
      width: file.width,
      height: file.height,
      duration: file.duration,
    }));
    await transaction.insertInto("upload_media").values(rows).execute();
    await recordEnded(transaction, claim);
    return true;
  });
}

/** Why something is not taken in. */
interface IngestEnd {
  readonly refusal: IngestRefusal;
  /** null: nobody looked at it. */
  readonly seen: UploadSeen | null;
  /** A service knows it as abuse of a child. */
  readonly known: KnownFile | null;
}

/**
 * Ends it as refused: the sentence stays for a day, nothing of the file does. Of what a service knows, whose it was and
 * which file stands in the audit log from then on.
 */
export function refuseIngest(
  database: Database,
  claim: IngestClaim,
  { refusal, seen, known }: IngestEnd,
  now: Date,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await ownRow(transaction, claim)
      .set({
        state: "refused",
        refusal,
        ended_at: now,
        claimed_until: null,
        ...(seen === null ? { scores: "[]" } : scanOf(seen)),
      })
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await recordEnded(transaction, claim);
    if (known) await appendAudit(transaction, [lineOf(claim, known, now)]);
    return true;
  });
}

/** Of the person, since nothing else of the upload is left after a day. */
const lineOf = (
  { id, userId, kind }: IngestClaim,
  { service, sha256 }: KnownFile,
  at: Date,
): AuditRecord => ({
  ...{ action: "upload.known", actorId: null, requestId: null, at, reason: "" },
  ...{ subject: { noun: "person", id: userId }, before: {} },
  after: { upload: id, kind, service, sha256 },
});

const scanOf = ({ scores, times, looked, limitsNumber }: UploadSeen) => ({
  scores: JSON.stringify(scores),
  frame_times: times === null ? null : JSON.stringify(times),
  ...{ looked, limits: limitsNumber },
});

const recordEnded = (transaction: Database, { id: subjectId, userId }: IngestClaim) =>
  recordEvent(transaction)({ type: "upload.ended", subjectId, userId, payload: {} });
