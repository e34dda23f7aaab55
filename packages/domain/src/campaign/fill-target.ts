import { lengthOf } from "@kinora/contracts/publication/count-text";
import type { PostTarget } from "@kinora/contracts/publication/post-target";
import { MARK_ROOM, TEXT_LIMITS, type TextLimits } from "@kinora/contracts/publication/text-limits";
import type { CampaignStoryRecord } from "./campaign-record.ts";

/** What captions, titles and descriptions of a campaign's targets may contain. */
const TITLE = /\{title\}/g;
const DESCRIPTION = /\{description\}/g;

/** By which they are filled in. */
export interface StoryWords {
  readonly title: string;
  readonly description: string;
}

/**
 * Returns a target as it is asked for this story, with words that its platform takes. A film that nobody
 * has seen is only a draft at TikTok.
 */
export function targetFor(
  { connectionId, fields }: PostTarget,
  { isUnseen }: Pick<CampaignStoryRecord, "isUnseen">,
  words: StoryWords,
): PostTarget {
  if (fields.platform === "kinora") return { connectionId, fields };
  const fill = (text: string) =>
    text
      .replace(TITLE, () => words.title)
      .replace(DESCRIPTION, () => words.description)
      .trim();
  const limits = TEXT_LIMITS[fields.platform];
  const caption = (text: string) => fitted(fill(text), limits.caption);
  const title = (text: string) =>
    fitted(withoutAny(fill(text), limits.title?.without), limits.title);
  const comment = (text: string) => fitted(fill(text), limits.comment);
  switch (fields.platform) {
    case "facebook":
      return {
        connectionId,
        fields: {
          ...fields,
          caption: caption(fields.caption),
          firstComment: comment(fields.firstComment),
          title: fields.title === null ? null : title(fields.title),
        },
      };
    case "instagram":
      return {
        connectionId,
        fields: {
          ...fields,
          caption: caption(fields.caption),
          firstComment: comment(fields.firstComment),
        },
      };
    case "tiktok":
      if (fields.kind === "draft") return { connectionId, fields };
      if (isUnseen)
        return { connectionId, fields: { platform: "tiktok", kind: "draft", fit: fields.fit } };
      return { connectionId, fields: { ...fields, caption: caption(fields.caption) } };
    case "youtube": {
      const { limit, unit } = limits.caption;
      return {
        connectionId,
        fields: {
          ...fields,
          title: title(fields.title) || title(words.title),
          description: fitted(fill(fields.description), { limit: limit - MARK_ROOM, unit }),
          firstComment: comment(fields.firstComment),
        },
      };
    }
  }
}

const withoutAny = (text: string, characters = ""): string =>
  [...text].filter((one) => !characters.includes(one)).join("");

/** Cuts a text between two words, where it is longer than is taken. */
function fitted(text: string, limit: Pick<TextLimits["caption"], "limit" | "unit"> | null): string {
  if (limit === null || lengthOf(text, limit.unit) <= limit.limit) return text;
  let cut = "";
  for (const { segment } of new Intl.Segmenter("en", { granularity: "word" }).segment(text)) {
    if (lengthOf(`${cut}${segment}…`, limit.unit) > limit.limit) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}
