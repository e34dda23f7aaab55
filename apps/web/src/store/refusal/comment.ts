import type { blockRefusals } from "@kinora/contracts/block/block-refusals";
import type { commentRefusals } from "@kinora/contracts/comment/comment-refusals";
import { plural, t } from "@lingui/core/macro";
import { momentText } from "../../text/moment-text.ts";
import { numberText } from "../../text/number-text.ts";
import type { RefusalDetails, WordsOf } from "./words-of.ts";

/** What an account still lacks to comment. */
export function missingWords({ waitUntil, workOrVote }: RefusalDetails): string {
  const from = typeof waitUntil === "string" ? momentText(waitUntil) : null;
  if (from === null) return t`Make something or like a work first.`;
  return workOrVote === true
    ? t`You can comment from ${{ from }}, once you have made something or liked a work.`
    : t`You can comment from ${{ from }}.`;
}

export const commentRefusalWords: WordsOf<typeof commentRefusals> = {
  COMMENT_NOT_FOUND: () => [t`This comment is gone`, t`Load the comments again.`],
  COMMENT_TOO_NEW: (details) => [t`Your account can't comment yet`, missingWords(details)],
  COMMENTS_CLOSED: () => [t`Comments are closed here`, t`The author of the work closed them.`],
  COMMENT_BLOCKED: () => [
    t`You can't comment here`,
    t`One of you has blocked the other. The people you've blocked are listed in Settings.`,
  ],
  COMMENT_LINKS: ({ max }) => [
    Number(max) === 0 ? t`Your account is too new for links` : t`Too many links`,
    Number(max) === 0
      ? t`Write it without a link; a week after you joined you can add one.`
      : t`A comment can have ${plural({ max: Number(max) }, { one: "# link", other: "# links" })}.`,
  ],
  COMMENT_MENTIONS: ({ max }) => [
    t`Too many people mentioned`,
    t`A comment can mention ${plural({ max: Number(max) }, { one: "# person", other: "# people" })}.`,
  ],
  COMMENT_REPEATED: () => [t`You already wrote that`, t`Say it in other words, or not again.`],
  COMMENTS_TOO_MANY: ({ of, max }) => [
    t`That was your ${{ max: numberText(Number(max)) }} comments`,
    of === "minute"
      ? t`Wait a minute, then go on.`
      : of === "receiver"
        ? t`You can comment on this person's works again tomorrow.`
        : t`You can write more tomorrow.`,
  ],
  COMMENT_EDIT_OVER: ({ minutes }) => [
    t`It's too late to change this comment`,
    t`Comments can be changed for ${plural({ minutes: Number(minutes) }, { one: "# minute", other: "# minutes" })}. You can delete it.`,
  ],
  OWN_COMMENT: () => [t`That comment is yours`, t`You can delete it.`],
  COMMENT_CHANGED: () => [t`This comment was changed`, t`Read it again before you decide.`],
};

export const blockRefusalWords: WordsOf<typeof blockRefusals> = {
  PERSON_BLOCKED: () => [
    t`You can't follow this person`,
    t`The people you've blocked are listed in Settings.`,
  ],
  BLOCK_SELF: () => [t`You can't block yourself`, t`Block someone else.`],
  BLOCKS_FULL: ({ limit }) => [
    t`You have blocked ${{ limit: numberText(Number(limit)) }} people, which is the most`,
    t`Unblock someone in Settings first.`,
  ],
  MUTE_SELF: () => [t`You can't mute yourself`, t`Mute someone else.`],
  MUTES_FULL: ({ limit }) => [
    t`You have muted ${{ limit: numberText(Number(limit)) }} people, which is the most`,
    t`Unmute someone in Settings first.`,
  ],
};
