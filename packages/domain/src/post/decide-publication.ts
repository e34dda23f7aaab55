import type {
  CommitOutcome,
  PrepareOutcome,
  PublicationFailure,
  PublicationHandle,
  PublishedPost,
  StandingOutcome,
} from "../publication/publishing-platform.ts";
import {
  absentAfter,
  FAILURE_PAUSES,
  LIMIT_WITHIN,
  LOOK_EVERY,
  laterThan,
  MOST_ROUNDS,
  READY_WITHIN,
  SETTLED_WITHIN,
  UNKNOWN_FAILURES,
} from "./patience.ts";
import type {
  PublicationPatch,
  PublicationRecord,
  PublicationTrouble,
} from "./publication-record.ts";

/** What a publication's owner is told. */
export type PublicationTold =
  | "publication.done"
  | "publication.failed"
  | "publication.unconfirmed"
  | "publication.paused"
  | "publication.needs_reconnect"
  | "publication.removed";

/** What becomes of a publication after a call. */
export interface PublicationDecision {
  readonly patch: PublicationPatch;
  /** Undefined to keep the stored one. */
  readonly handle?: PublicationHandle | null;
  readonly told: PublicationTold | null;
}

const NOT_READY: PublicationFailure = {
  ...{ class: "retry", code: "not_ready", platformCode: null, retryAt: null },
};

/** It is there. */
export const done = (post: PublishedPost, now: Date): PublicationDecision => ({
  patch: {
    ...{ outcome: "done", stage: "over", confirmedBy: "platform", endedAt: now, nextAt: null },
    ...{ trouble: null, externalId: post.id, url: post.url, visibility: post.visibility },
    waitsSince: null,
  },
  told: "publication.done",
});

/** It is not there; or nobody can tell, and its owner is asked. */
export function notDone(
  { isUncertain }: Pick<PublicationRecord, "isUncertain">,
  trouble: PublicationTrouble,
  now: Date,
): PublicationDecision {
  if (isUncertain) return unconfirmed(trouble);
  return {
    patch: {
      ...{ outcome: "fail", stage: "over", endedAt: now, nextAt: null, waitsSince: null, trouble },
    },
    told: "publication.failed",
  };
}

/** Its time has passed: its owner is asked. */
export const paused: PublicationDecision = {
  patch: { stage: "paused", nextAt: null, waitsSince: null },
  told: "publication.paused",
};

const unconfirmed = (trouble: PublicationTrouble): PublicationDecision => ({
  patch: { stage: "unconfirmed", nextAt: null, waitsSince: null, trouble },
  told: "publication.unconfirmed",
});

const troubleOf = ({ class: kind, code, platformCode }: PublicationFailure) => ({
  ...{ class: kind, code, platformCode },
});

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
const latest = (...dates: readonly (Date | null)[]) =>
  new Date(Math.max(...dates.map((date) => date?.getTime() ?? 0)));

/** Decides what follows from a step that may be repeated. */
export function afterPrepare(
  record: PublicationRecord,
  said: PrepareOutcome,
  now: Date,
): PublicationDecision {
  const { handle } = said;
  if (said.kind === "ready")
    return { handle, patch: { step: "ready", nextAt: null, trouble: null }, told: null };
  if (said.kind === "failed") return { ...afterFailure(record, said.failure, now), handle };
  if (now.getTime() - record.stepAt.getTime() > READY_WITHIN)
    return notDone(record, troubleOf(NOT_READY), now);
  const nextAt = laterThan(record, said.afterMilliseconds, now);
  return { handle, patch: { nextAt, trouble: null }, told: null };
}

/** Decides what follows from the irreversible call. */
export function afterCommit(
  record: PublicationRecord,
  said: CommitOutcome,
  now: Date,
): PublicationDecision {
  if (said.kind === "done") return done(said.post, now);
  if (said.kind === "unknown")
    return { patch: { nextAt: later(now, said.afterMilliseconds) }, told: null };
  const { handle, failure } = said;
  // Certainly not posted.
  const back = { ...record, isUncertain: false };
  const { patch, told } = afterFailure(back, failure, now);
  return { handle, told, patch: { step: "prepare", isUncertain: false, ...patch } };
}

/**
 * Returns a decision about an armed publication. While the call may still be on its way, it is
 * neither prepared again nor called failed, and nobody is asked, who might say that nothing is there.
 */
export function onceLanded(
  record: PublicationRecord,
  decision: PublicationDecision,
  now: Date,
): PublicationDecision {
  const { step, stage, outcome } = decision.patch;
  const isLeft = step === "prepare" || stage === "unconfirmed" || outcome === "fail";
  const landed = later(record.armedAt ?? now, absentAfter(record.platform));
  if (record.step !== "armed" || !isLeft || now >= landed) return decision;
  return { patch: { nextAt: landed }, told: null };
}

/** Decides what follows from asking what became of it. */
export function afterAsk(
  record: PublicationRecord,
  said: StandingOutcome,
  now: Date,
): PublicationDecision {
  // Such a handle is of no use to a call that is still on its way either.
  if (said.kind === "failed") return afterFailed(record, said.failure, now);
  return onceLanded(record, whatFollows(record, said, now), now);
}

function whatFollows(
  record: PublicationRecord,
  said: Exclude<StandingOutcome, { kind: "failed" }>,
  now: Date,
): PublicationDecision {
  switch (said.kind) {
    case "done":
      return done(said.post, now);
    case "pending":
      return afterPending(record, said.afterMilliseconds, now);
    case "absent":
      return anotherRound(record, said.isCertain, now);
    case "unknown":
      return afterUnknown(record, said.failure, now);
  }
}

function afterPending(record: PublicationRecord, asked: number, now: Date): PublicationDecision {
  if (now.getTime() - record.stepAt.getTime() > SETTLED_WITHIN)
    return unconfirmed(troubleOf(NOT_READY));
  return { patch: { nextAt: laterThan(record, asked, now) }, told: null };
}

/** The same handle once more, of which no second post can come. */
function anotherRound(
  record: PublicationRecord,
  isCertain: boolean,
  now: Date,
): PublicationDecision {
  const isUncertain = !isCertain;
  if (record.rounds >= MOST_ROUNDS) return notDone({ isUncertain }, TRIES_OVER, now);
  const nextAt = later(now, FAILURE_PAUSES[record.rounds - 2] ?? 0);
  return {
    patch: { step: "prepare", isUncertain, failures: 0, stepAt: nextAt, nextAt },
    told: null,
  };
}

const TRIES_OVER: PublicationTrouble = { class: null, code: "tries_over", platformCode: null };

/** Certainly not posted, and this handle never will be: where it helps, it begins anew. */
function afterFailed(
  record: PublicationRecord,
  failure: PublicationFailure,
  now: Date,
): PublicationDecision {
  // What nobody understands proves nothing.
  if (failure.class === "unknown") return unconfirmed(troubleOf(failure));
  if (record.isUncertain || record.rounds >= MOST_ROUNDS)
    return notDone(record, troubleOf(failure), now);
  const { patch, told } = afterFailure(record, failure, now);
  return { handle: null, told, patch: { step: "prepare", ...patch } };
}

/** It cannot be told, at the moment or at all. */
function afterUnknown(
  record: PublicationRecord,
  failure: PublicationFailure,
  now: Date,
): PublicationDecision {
  const { class: kind, retryAt } = failure;
  if (kind === "reauth" || kind === "reconnect_other") return needsReconnect(record, failure, now);
  const failures = record.failures + 1;
  const pause = FAILURE_PAUSES[record.failures];
  const isOver = kind === "unknown" && failures > UNKNOWN_FAILURES;
  if (pause === undefined || isOver || kind === "permanent") return unconfirmed(troubleOf(failure));
  const isFar = retryAt !== null && retryAt.getTime() - now.getTime() > LIMIT_WITHIN;
  const nextAt = isFar ? later(now, pause) : latest(retryAt, later(now, pause));
  return { patch: { failures, nextAt, trouble: troubleOf(failure) }, told: null };
}

/** Decides what follows when nothing was posted by this attempt. */
export function afterFailure(
  record: PublicationRecord,
  failure: PublicationFailure,
  now: Date,
): PublicationDecision {
  const { class: kind, retryAt } = failure;
  if (kind === "reauth" || kind === "reconnect_other") return needsReconnect(record, failure, now);
  const trouble = troubleOf(failure);
  const failures = record.failures + 1;
  const pause = FAILURE_PAUSES[record.failures];
  const isOver = kind === "unknown" && failures > UNKNOWN_FAILURES;
  const isFar = retryAt !== null && retryAt.getTime() - now.getTime() > LIMIT_WITHIN;
  if (pause === undefined || isOver || isFar || kind === "permanent")
    return notDone(record, trouble, now);
  const wait = kind === "limit" ? Math.max(pause, HOUR_WITHOUT_TIME) : pause;
  const nextAt = retryAt === null ? later(now, wait) : latest(retryAt, later(now, pause));
  return { patch: { failures, nextAt, stepAt: nextAt, trouble }, told: null };
}

const HOUR_WITHOUT_TIME = 3_600_000;

/** Waits until its account is connected again. */
export function needsReconnect(
  { stage, waitsSince }: PublicationRecord,
  failure: PublicationFailure,
  now: Date,
): PublicationDecision {
  return {
    patch: {
      ...{ stage: "needs_reconnect", waitsSince: waitsSince ?? now },
      ...{ nextAt: later(now, LOOK_EVERY), trouble: troubleOf(failure) },
    },
    told: stage === "needs_reconnect" ? null : "publication.needs_reconnect",
  };
}
