import type {
  CommentOutcome,
  OwnCommentFound,
  PublicationFailure,
} from "../publication/publishing-platform.ts";
import type { FirstComment } from "./first-comment.ts";
import { FAILURE_PAUSES, LIMIT_WITHIN } from "./patience.ts";
import type { PublicationTrouble } from "./publication-record.ts";

/** What becomes of a comment after a call. */
export type FirstCommentPatch = Partial<FirstComment>;

const SECOND = 1_000;
/** Milliseconds after which what was sent and not answered is asked about. */
const ASK_AFTER = 10 * SECOND;
/**
 * Milliseconds after it was sent before which nobody is believed that it is not there: a worker that
 * stood still may still be sending.
 */
export const COMMENT_ABSENT_AFTER = 240 * SECOND;
/** Times that it is sent, each with the platform's word that nothing is there. */
export const COMMENT_ROUNDS = 3;

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

const there: FirstCommentPatch = { stage: "there", nextAt: null, trouble: null };

/** It is not there, and not sent again. */
export const commentFailed = (trouble: PublicationTrouble): FirstCommentPatch => ({
  ...{ stage: "failed", nextAt: null, trouble },
});

/** Nobody can tell whether it is there: a second one is worse than none. */
const commentUnknown = (trouble: PublicationTrouble): FirstCommentPatch => ({
  ...{ stage: "unknown", nextAt: null, trouble },
});

const troubleOf = ({ class: kind, code, platformCode }: PublicationFailure) => ({
  ...{ class: kind, code, platformCode },
});

/** Decides what follows from sending it. */
export function afterComment(
  comment: FirstComment,
  said: CommentOutcome,
  now: Date,
): FirstCommentPatch {
  if (said.kind === "done") return there;
  if (said.kind === "unknown") return { nextAt: later(now, ASK_AFTER) };
  const again = againAt(comment, said.failure, now);
  // Certainly not there.
  if (!again) return commentFailed(troubleOf(said.failure));
  return { stage: "due", failures: comment.failures + 1, nextAt: again };
}

/** Decides what follows when it could not be sent at all, or asked about. */
export function afterCommentFailure(
  comment: FirstComment,
  failure: PublicationFailure,
  now: Date,
): FirstCommentPatch {
  const again = againAt(comment, failure, now);
  if (again) return { failures: comment.failures + 1, nextAt: again };
  const trouble = troubleOf(failure);
  return comment.stage === "armed" ? commentUnknown(trouble) : commentFailed(trouble);
}

/** Decides what follows from asking whether it is there. */
export function afterCommentFound(
  comment: FirstComment,
  said: OwnCommentFound,
  now: Date,
): FirstCommentPatch {
  if (said.kind === "there") return there;
  if (said.kind === "failed") return afterCommentFailure(comment, said.failure, now);
  const landed = later(comment.armedAt ?? now, COMMENT_ABSENT_AFTER);
  if (now < landed) return { nextAt: landed };
  if (!said.isCertain) return commentUnknown(NOT_TOLD);
  if (comment.rounds >= COMMENT_ROUNDS) return commentFailed(TRIES_OVER);
  return { stage: "due", failures: 0, nextAt: now };
}

const NOT_TOLD: PublicationTrouble = { class: "unknown", code: "not_ready", platformCode: null };
const TRIES_OVER: PublicationTrouble = { class: null, code: "tries_over", platformCode: null };

/** Returns when to try again; null for never. */
function againAt(
  { failures }: FirstComment,
  { class: kind, code, retryAt }: PublicationFailure,
  now: Date,
): Date | null {
  const pause = FAILURE_PAUSES[failures];
  // A token that was refused is renewed; a permission is only given by its person.
  const isPassing =
    kind === "retry" || kind === "limit" || (kind === "reauth" && code === "token_refused");
  if (pause === undefined || !isPassing) return null;
  const next = later(now, pause);
  if (retryAt === null || retryAt <= next) return next;
  return retryAt.getTime() - now.getTime() > LIMIT_WITHIN ? null : retryAt;
}
