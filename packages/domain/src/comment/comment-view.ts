import type { CommentAction, CommentState } from "@kinora/contracts/comment/comment";
import type { CommentFound, CommentRecord } from "./comment-record.ts";
import { isEditable } from "./edit-window.ts";

type Seen = Pick<CommentRecord, "userId" | "ownerId" | "state" | "held"> &
  Pick<CommentFound, "unwanted">;

/** As what a reader sees a comment; `readerId` is null for whom isn't signed in. */
export function seenAs(comment: Seen, readerId: string | null): CommentState {
  const { userId, ownerId, state, held, unwanted } = comment;
  const isOwn = userId === readerId;
  if (state !== "shown" && state !== "waiting") return "gone";
  if (!isOwn && (unwanted || held)) return "gone";
  if (state === "waiting") return isOwn || ownerId === readerId ? "waiting" : "gone";
  return held ? "held" : "shown";
}

/** Whether everybody counts it. */
export const isCounted = ({ state, held }: Pick<CommentRecord, "state" | "held">): boolean =>
  state === "shown" && !held;

/** What a reader may do with a comment. */
export function actionsOn(
  comment: Seen & Pick<CommentRecord, "writtenAt"> & Pick<CommentFound, "reported">,
  readerId: string | null,
  now: Date,
): CommentAction[] {
  const seen = seenAs(comment, readerId);
  if (readerId === null || seen === "gone") return [];
  const isOwn = comment.userId === readerId;
  const isOnOwnWork = comment.ownerId === readerId;
  return [
    ...(isOwn && isEditable(comment.writtenAt, now) ? (["edit"] as const) : []),
    ...(isOwn ? (["delete"] as const) : []),
    ...(isOnOwnWork && seen === "waiting" ? (["approve"] as const) : []),
    ...(isOnOwnWork && !isOwn ? (["remove"] as const) : []),
    ...(isOwn || comment.reported ? [] : (["report"] as const)),
    ...(isOwn ? [] : (["block"] as const)),
  ];
}
