import {
  COMMENT_LINK_DAYS,
  COMMENT_LINKS_MAX,
  COMMENT_MENTIONS_MAX,
  COMMENT_RATES,
  COMMENT_REPEAT_HOURS,
  type CommentRate,
} from "@kinora/contracts/comment/comment-limits";
import { Refusal } from "../refusal.ts";
import type { CommentStore, MentionRecord } from "./comment-store.ts";
import { countLinks } from "./count-links.ts";
import { findMentions } from "./find-mentions.ts";
import { sameTextKey } from "./same-text.ts";

const RATES: readonly CommentRate[] = ["minute", "day", "receiver"];

/** The first limit that another comment would exceed; null when none. */
export const exceeded = (written: Readonly<Record<CommentRate, number>>): CommentRate | null =>
  RATES.find((of) => written[of] >= COMMENT_RATES[of]) ?? null;

/** Links that an account of this age may write in one comment. */
export const linksAllowed = (joinedAt: Date, now: Date): number =>
  now.getTime() - joinedAt.getTime() < COMMENT_LINK_DAYS * 86_400_000 ? 0 : COMMENT_LINKS_MAX;

export interface TextPorts {
  readonly comments: Pick<CommentStore, "hasWritten" | "peopleCalled">;
  readonly digest: (text: string) => string;
}

export interface CommentText {
  readonly text: string;
  readonly userId: string;
  readonly joinedAt: Date;
  readonly creationId: string;
  /** The comment that is edited. */
  readonly commentId: string | null;
  readonly now: Date;
}

/**
 * Checks the text of a comment, and finds whom it mentions.
 *
 * @throws Refusal COMMENT_LINKS, COMMENT_MENTIONS, COMMENT_REPEATED
 */
export async function readText(
  { comments, digest }: TextPorts,
  { text, userId, joinedAt, creationId, commentId, now }: CommentText,
): Promise<{ readonly textDigest: string; readonly mentions: readonly MentionRecord[] }> {
  const max = linksAllowed(joinedAt, now);
  if (countLinks(text) > max) throw new Refusal("COMMENT_LINKS", { max });
  const named = findMentions(text);
  const handles = [...new Set(named.map(({ handle }) => handle))];
  if (handles.length > COMMENT_MENTIONS_MAX)
    throw new Refusal("COMMENT_MENTIONS", { max: COMMENT_MENTIONS_MAX });
  const textDigest = digest(sameTextKey(text));
  const since = new Date(now.getTime() - COMMENT_REPEAT_HOURS * 3_600_000);
  const same = { textDigest, since, creationId, butFor: commentId };
  if (await comments.hasWritten(userId, same))
    throw new Refusal("COMMENT_REPEATED", { hours: COMMENT_REPEAT_HOURS });
  const people = handles.length === 0 ? new Map() : await comments.peopleCalled(handles, now);
  const mentions = named.flatMap(({ handle, start: begins, end: ends }) => {
    const mentioned = people.get(handle);
    return mentioned === undefined ? [] : [{ begins, ends, userId: mentioned }];
  });
  return { textDigest, mentions };
}
