import type { IngestRefusal, UploadKind } from "@kinora/contracts/upload/upload";
import type { IngestClaim, IngestFacts, UploadSeen } from "@kinora/domain/upload/upload";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { recordEvent } from "../event/record-event.ts";
import { acquitted, GIVEN_BACK, NOTE_VANISHED } from "../job/vanished.ts";
import { PREPARED } from "../prepared.ts";
import { type KnownUpload, keepApart } from "./keep-upload-apart.ts";
import { parseUploadKind } from "./parse-upload.ts";

/** Seconds without a heartbeat after which a worker loses its claim. */
const CLAIM_SECONDS = 10;

/** Minutes after a user's last upload during which users without recent uploads go first. */
const LATELY_MINUTES = 10;

/** Bytes of a phone's photo; smaller files gain nothing. */
const LIKE_SIZE = 4_000_000;

/**
 * Seconds by which an upload is ordered later for each CPU second it is known to need, or for each
 * phone's photo in its size: small uploads go first, but large ones are not delayed for ever.
 */
const DELAY_SECONDS = 10;
/** Maximum of the counted CPU seconds or photos. */
const MOST_DELAYED = 60;

/** Key of the advisory lock for claiming uploads. */
const CLAIM_LOCK = 4313;

/**
 * Claims the next upload of these kinds; null when none waits. Users take turns, with one upload of
 * each at a time; within a turn, smaller uploads go before slightly earlier ones. Uses the
 * database's clock, because clocks of workers may differ.
 *
 * @param cpuSeconds uploads known to need more are left to other lanes; null for no limit
 */
export async function claimIngest(
  database: Database,
  kinds: readonly UploadKind[],
  cpuSeconds: number | null = null,
): Promise<IngestClaim | null> {
  if (!(await isAnyWaiting(database, kinds))) return null;
  return database.transaction().execute(async (transaction) => {
    // Serialised, because concurrent claims would both find that the user has none running.
    await sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`.execute(transaction);
    return claimNext(transaction, kinds, cpuSeconds);
  });
}

/**
 * Whether a claim is worth its transaction: every lane of every worker asks several times a second,
 * and nearly always nothing waits.
 */
async function isAnyWaiting(database: Database, kinds: readonly UploadKind[]): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from upload
      where state = 'checking' and kind = any(${[...kinds]}::text[])
        and (claimed_until is null or claimed_until < now())
    ) as waits ${PREPARED}`.execute(database);
  return rows[0]?.waits ?? false;
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
      -- A lost worker is a setback; deaths caused by the file are counted in lone_deaths.
      setbacks = setbacks + (held_since is not null)::int,
      attempt = attempt + 1,
      claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS})
    where id = (
      select one.id from upload one
      where one.state = 'checking' and one.kind = any(${[...kinds]}::text[])
        and (one.claimed_until is null or one.claimed_until < now())
        and one.cpu_seconds <= coalesce(${cpuSeconds}::int, one.cpu_seconds)
        -- One per user at a time; the other lanes are for other users.
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
          -- Uploads of the same user begun lately or while this one waited.
          select upload_id from upload_begun
          where user_id = one.user_id and kind = any(${[...kinds]}::text[]) and upload_id <> one.id
            and at > least(one.received_at, now() - make_interval(mins => ${LATELY_MINUTES}))
        ) as ahead
        -- Earlier failed attempts count like uploads ahead of it.
      ) + greatest(one.attempt - one.setbacks, 0),
      -- Uploads left by quicker lanes first, because those lanes can take the rest.
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

/** Sends a heartbeat; returns false when the claim is lost or the upload was removed. */
export async function keepIngest(database: Database, claim: IngestClaim): Promise<boolean> {
  const { numUpdatedRows } = await ownRow(database, claim)
    .set({ claimed_until: sql<Date>`now() + make_interval(secs => ${CLAIM_SECONDS})` })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Releases the claim; another attempt can begin after this many seconds.
 *
 * @param setback true when the attempt did not fail because of the file
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

/** Releases the claim at once, for a lane that allows this many CPU seconds. */
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

/** Records whether this file would be to blame if the worker died now. */
export async function setIngestAlone(
  database: Database,
  claim: IngestClaim,
  alone: boolean,
): Promise<void> {
  await ownRow(database, claim).set({ alone }).execute();
}

/** Records that others run beside it from now on, and that it is no longer a suspect. */
export async function clearIngest(database: Database, claim: IngestClaim): Promise<void> {
  await ownRow(database, claim).set({ alone: false, suspect: false }).execute();
}

/** Withdraws the charge that this attempt killed its worker, because the worker survived. */
export async function acquitIngest(
  database: Database,
  { id, attempt }: IngestClaim,
): Promise<void> {
  await database.updateTable("upload").set(acquitted(attempt)).where("id", "=", id).execute();
}

/** Ends it as ready, or as waiting for a moderator; returns false when the claim is lost. */
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

/** Reason for refusing an upload. */
interface IngestEnd {
  readonly refusal: IngestRefusal;
  /** Null when it was not scanned. */
  readonly seen: UploadSeen | null;
  /** Set when it is known as child abuse material, with the file and the id of its case. */
  readonly known: KnownUpload | null;
}

/**
 * Ends it as refused: the reason is kept for a day, nothing else of the file. Recognised material
 * is kept apart as a case for the admins, and the audit log records its owner and the file.
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
    if (known) await keepApart(transaction, claim, known, now);
    return true;
  });
}

const scanOf = ({ scores, times, looked, limitsNumber }: UploadSeen) => ({
  scores: JSON.stringify(scores),
  frame_times: times === null ? null : JSON.stringify(times),
  ...{ looked, limits: limitsNumber },
});

const recordEnded = (transaction: Database, { id: subjectId, userId }: IngestClaim) =>
  recordEvent(transaction)({ type: "upload.ended", subjectId, userId, payload: {} });
