import { firstCommentOf } from "@kinora/contracts/publication/post-target";
import type { PublicationStop } from "@kinora/contracts/publication/publication-vocabulary";
import {
  type OpenConnectionPorts,
  type OpenedConnection,
  openConnection,
} from "../connection/open-connection.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import type { OwnPost, PublicationFailure } from "../publication/publishing-platform.ts";
import {
  afterComment,
  afterCommentFailure,
  afterCommentFound,
  commentFailed,
  type FirstCommentPatch,
} from "./decide-comment.ts";
import type { DueComment, FirstComment, FirstCommentStore } from "./first-comment.ts";
import type { PublicationRecord } from "./publication-record.ts";
import { openHandle } from "./sealed-handle.ts";

interface CommentEffects {
  readonly firstComments: Pick<FirstCommentStore, "lock" | "change">;
  readonly record: RecordEvent;
}

export interface FirstCommentPorts extends OpenConnectionPorts {
  readonly firstComments: Pick<FirstCommentStore, "claim">;
  /** Why nothing may be written there now; null when it may. */
  readonly obstacle: (publication: PublicationRecord) => Promise<PublicationStop | null>;
  readonly transact: <T>(work: (stores: CommentEffects) => Promise<T>) => Promise<T>;
  readonly now: () => Date;
}

/** Milliseconds for which whoever writes a comment has it alone. */
const ALONE = 300_000;
/** Milliseconds of them in which it is sent: a call ends well before somebody else goes on. */
const SENT_WITHIN = 120_000;
/** Comments of one run. */
const COMMENTS_OF_A_RUN = 100;

/**
 * Writes the comments that are due under posts that are there. What may have been sent is asked
 * about, and sent again only when the platform says that it is not there.
 */
export async function writeFirstComments(ports: FirstCommentPorts): Promise<void> {
  for (let count = 0; count < COMMENTS_OF_A_RUN; count += 1) {
    const now = ports.now();
    const due = await ports.firstComments.claim(now, new Date(now.getTime() + ALONE));
    if (!due) return;
    await goOn(due, new Date(now.getTime() + SENT_WITHIN), ports);
  }
}

/** @param until after which nothing is sent */
async function goOn(due: DueComment, until: Date, ports: FirstCommentPorts): Promise<void> {
  const { comment, publication } = due;
  const { platform, userId, accountId, externalId, url, visibility } = publication;
  if (platform === "kinora") return settle(due, commentFailed(stop("kind_not_taken")), ports);
  const account = { platform, userId, accountId };
  const opened = await openConnection(ports, account, { refused: null, now: ports.now });
  if (opened.kind !== "open") return settle(due, withoutAccount(due, opened.kind, ports), ports);
  const handle = await openHandle(ports.sealer, publication);
  const { comments } = opened.platform;
  if (!comments || handle === null || externalId === null)
    return settle(due, commentFailed(stop("kind_not_taken")), ports);
  const { connection } = opened;
  const own: OwnPost = { connection, post: { id: externalId, url, visibility }, handle };
  const text = firstCommentOf(publication.fields);
  if (comment.stage === "armed") {
    const said = await comments.find(own, text);
    if (said.kind === "failed") await renewIfRefused(said.failure, opened, { due, ports });
    return settle(due, afterCommentFound(comment, said, ports.now()), ports);
  }
  const mine = await arm(due, ports);
  // Somebody else may have it by now: what was armed is asked about.
  if (!mine || ports.now() >= until) return;
  const said = await comments.write(own, text);
  if (said.kind === "refused") await renewIfRefused(said.failure, opened, { due, ports });
  await settle({ ...due, comment: mine }, afterComment(mine, said, ports.now()), ports);
}

const stop = (code: PublicationStop) => ({ class: null, code, platformCode: null });

/** Stores that it may have been sent, before it is; null when it may not be any more. */
async function arm(
  { publication }: DueComment,
  { transact, obstacle, now }: FirstCommentPorts,
): Promise<FirstComment | null> {
  const { id } = publication;
  return transact(async ({ firstComments, record }) => {
    const current = await firstComments.lock(id);
    if (current?.stage !== "due") return null;
    const why = publication.afterwards ? "cancelled" : await obstacle(publication);
    if (why) {
      await firstComments.change(id, commentFailed(stop(why)));
      await tell(record, publication, "publication.changed");
      return null;
    }
    const patch = { stage: "armed", armedAt: now(), rounds: current.rounds + 1 } as const;
    await firstComments.change(id, patch);
    return { ...current, ...patch };
  });
}

/** Stores what was decided, unless somebody else went on with it since. */
const settle = (
  { comment, publication }: DueComment,
  patch: FirstCommentPatch,
  { transact }: FirstCommentPorts,
): Promise<void> =>
  transact(async ({ firstComments, record }) => {
    const current = await firstComments.lock(publication.id);
    const isSame = current?.stage === comment.stage && current.rounds === comment.rounds;
    if (!isSame) return;
    await firstComments.change(publication.id, patch);
    if (patch.stage === "failed" || patch.stage === "unknown")
      await tell(record, publication, "publication.comment_failed");
    else if (patch.stage === "there") await tell(record, publication, "publication.changed");
  });

const tell = (
  record: RecordEvent,
  { id: subjectId, userId }: PublicationRecord,
  type: "publication.changed" | "publication.comment_failed",
) => record({ type, subjectId, userId, payload: {} });

const AWAY: PublicationFailure = {
  ...{ class: "retry", code: "unreachable", platformCode: null, retryAt: null },
};
const SIGNED_OUT: PublicationFailure = {
  ...{ class: "reauth", code: "permission_missing", platformCode: null, retryAt: null },
};

function withoutAccount(
  { comment }: DueComment,
  why: Exclude<OpenedConnection["kind"], "open">,
  { now }: FirstCommentPorts,
): FirstCommentPatch {
  if (why === "later") return afterCommentFailure(comment, AWAY, now());
  if (why === "needs reauth") return afterCommentFailure(comment, SIGNED_OUT, now());
  const trouble = stop(why === "disconnected" ? "connection_gone" : "not_set_up");
  return comment.stage === "armed"
    ? { stage: "unknown", nextAt: null, trouble }
    : commentFailed(trouble);
}

/** Renews a token that the platform refused before its time; the next attempt finds the new one. */
async function renewIfRefused(
  failure: PublicationFailure,
  { sealed }: Extract<OpenedConnection, { kind: "open" }>,
  { due, ports }: { readonly due: DueComment; readonly ports: FirstCommentPorts },
): Promise<void> {
  const { platform, userId, accountId } = due.publication;
  if (failure.code !== "token_refused" || platform === "kinora") return;
  const account = { platform, userId, accountId };
  await openConnection(ports, account, { refused: sealed, now: ports.now });
}
