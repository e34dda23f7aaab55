import {
  checkPublication,
  type PublicationTarget,
} from "@kinora/contracts/publication/check-publication";
import type { TargetPreview } from "@kinora/contracts/publication/post-preview";
import type {
  PublicationFinding,
  PublicationFindingCode,
} from "@kinora/contracts/publication/publication-finding";
import {
  type OuterPlatform,
  PUBLICATION_KINDS,
} from "@kinora/contracts/publication/publication-vocabulary";
import { MARK_ROOM, TEXT_LIMITS, type TextLimits } from "@kinora/contracts/publication/text-limits";
import { plural, t } from "@lingui/core/macro";
import { numberText } from "../../../text/number-text.ts";

/** What is checked while one writes; findings about files come with the preview. */
export interface WrittenText {
  readonly caption: string;
  readonly title: string | null;
  readonly tags: readonly string[];
  readonly firstComment: string;
}

type TextField = "caption" | "title" | "tags" | "firstComment";

const TARGETS: readonly PublicationTarget[] = [
  ...PUBLICATION_KINDS.facebook.map((kind) => ({ platform: "facebook" as const, kind })),
  ...PUBLICATION_KINDS.instagram.map((kind) => ({ platform: "instagram" as const, kind })),
  ...PUBLICATION_KINDS.tiktok.map((kind) => ({ platform: "tiktok" as const, kind })),
  ...PUBLICATION_KINDS.youtube.map((kind) => ({ platform: "youtube" as const, kind })),
];

/** Which field a finding about words belongs to. */
const FIELD_OF: Partial<Record<PublicationFindingCode, TextField>> = {
  caption_too_long: "caption",
  too_many_hashtags: "caption",
  too_many_mentions: "caption",
  links_are_text: "caption",
  nothing_to_post: "caption",
  title_missing: "title",
  title_too_long: "title",
  title_characters: "title",
  tags_too_long: "tags",
  comment_too_long: "firstComment",
  comment_too_full: "firstComment",
};

export interface TextFinding {
  readonly field: TextField;
  readonly blocks: boolean;
  readonly words: string;
}

/** True for a finding about words, which is found again with each letter. */
export const isAboutWords = (code: PublicationFindingCode): boolean => code in FIELD_OF;

/** Returns how long a text may be at a platform, without what we add to it. */
export const captionLimit = (platform: OuterPlatform): TextLimits["caption"] => {
  const { limit, unit } = TEXT_LIMITS[platform].caption;
  return { unit, limit: platform === "youtube" ? limit - MARK_ROOM : limit };
};

/** Returns what the platform would refuse of the words, as they are now. */
export function textFindings(
  { platform, kind, media, terms }: Pick<TargetPreview, "platform" | "kind" | "media" | "terms">,
  text: WrittenText,
): readonly TextFinding[] {
  const target = TARGETS.find((one) => one.platform === platform && one.kind === kind);
  if (!target) return [];
  const caption = text.caption + (platform === "youtube" ? "x".repeat(MARK_ROOM) : "");
  const found = checkPublication({ target, text: { ...text, caption }, media, account: terms });
  return found.flatMap((one) => {
    const field = FIELD_OF[one.code];
    return field ? [{ field, blocks: one.blocks, words: sentenceOf(one) }] : [];
  });
}

function sentenceOf({ code, params }: PublicationFinding): string {
  const over = Number(params.found) - Number(params.limit);
  const limit = numberText(Number(params.limit));
  const links = Number(params.found);
  switch (code) {
    case "title_missing":
      return t`Write a title.`;
    case "title_characters":
      return t`Leave out ${{ characters: [...String(params.characters)].join(" ") }}: not allowed there.`;
    case "too_many_hashtags":
      return t`At most ${limit} hashtags: remove ${over}.`;
    case "too_many_mentions":
      return t`At most ${limit} mentions: remove ${over}.`;
    case "links_are_text":
      return plural(links, {
        one: "The link can't be pressed there: it is shown as text.",
        other: "The # links can't be pressed there: they are shown as text.",
      });
    case "comment_too_full":
      return t`Too many hashtags or mentions: take some away.`;
    case "nothing_to_post":
      return t`Write something.`;
    default:
      return t`Too long by ${numberText(over)}.`;
  }
}
