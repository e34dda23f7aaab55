import { countHashtags, countLinks, countMentions, lengthOf, lengthOfTags } from "./count-text.ts";
import { finding, type PublicationFinding } from "./publication-finding.ts";
import type { OuterPlatform } from "./publication-vocabulary.ts";
import { TEXT_LIMITS, type TextLimits } from "./text-limits.ts";

/** The words of a post. */
export interface PublicationText {
  /** For YouTube the description, with the line that marks it. */
  readonly caption: string;
  /** Null when the post has none. */
  readonly title: string | null;
  readonly tags: readonly string[];
  /** Empty for none. */
  readonly firstComment: string;
}

/** Returns what a platform would refuse in the words of a post. */
export function checkText(
  platform: OuterPlatform,
  text: PublicationText,
): readonly PublicationFinding[] {
  const limits = TEXT_LIMITS[platform];
  const { caption, tags } = text;
  const length = lengthOf(caption, limits.caption.unit);
  const { limit, unit } = limits.caption;
  const tagsLength = lengthOfTags(tags);
  return [
    ...(length > limit
      ? [finding("caption_too_long", { limit, found: length, unit }, { fix: "shorten" })]
      : []),
    ...checkTitle(limits, text.title),
    ...checkComment(limits, text.firstComment),
    ...tooMany("too_many_hashtags", countHashtags(caption), limits.hashtags),
    ...tooMany("too_many_mentions", countMentions(caption), limits.mentions),
    ...(limits.tags !== null && tagsLength > limits.tags
      ? [finding("tags_too_long", { limit: limits.tags, found: tagsLength }, { fix: "shorten" })]
      : []),
    ...(!limits.hasLinks && countLinks(caption) > 0
      ? [finding("links_are_text", { found: countLinks(caption) }, { blocks: false })]
      : []),
  ];
}

function checkTitle(
  { title: limits }: TextLimits,
  title: string | null,
): readonly PublicationFinding[] {
  if (!limits) return [];
  if (title === null || title.trim() === "")
    return limits.isNeeded ? [finding("title_missing", {})] : [];
  const found = lengthOf(title, limits.unit);
  const { limit, without } = limits;
  const isWrong = [...without].some((character) => title.includes(character));
  return [
    ...(found > limit ? [finding("title_too_long", { limit, found }, { fix: "shorten" })] : []),
    ...(isWrong ? [finding("title_characters", { characters: without })] : []),
  ];
}

function checkComment(
  { comment: limits, hashtags, mentions }: TextLimits,
  comment: string,
): readonly PublicationFinding[] {
  if (!limits) return [];
  const { limit, unit } = limits;
  const found = lengthOf(comment, unit);
  const isFull = (count: number, most: number | null) => most !== null && count > most;
  const isRefused =
    isFull(countHashtags(comment), hashtags) || isFull(countMentions(comment), mentions);
  return [
    ...(found > limit ? [finding("comment_too_long", { limit, found }, { fix: "shorten" })] : []),
    ...(isRefused ? [finding("comment_too_full", {})] : []),
  ];
}

const tooMany = (
  code: "too_many_hashtags" | "too_many_mentions",
  found: number,
  limit: number | null,
): readonly PublicationFinding[] =>
  limit !== null && found > limit ? [finding(code, { limit, found })] : [];
