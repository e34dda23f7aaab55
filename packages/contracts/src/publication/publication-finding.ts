/** What may be wrong with a post at a platform; the sentence belongs to the code. */
export const PUBLICATION_FINDINGS = [
  "caption_too_long",
  "title_missing",
  "title_too_long",
  "title_characters",
  "tags_too_long",
  "too_many_hashtags",
  "too_many_mentions",
  "links_are_text",
  "comment_too_long",
  "comment_too_full",
  "nothing_to_post",
  "too_few_files",
  "too_many_files",
  "wrong_type",
  "file_too_large",
  "file_too_small",
  "ratio_refused",
  "ratio_with_bars",
  "picture_too_small",
  "picture_too_large",
  "film_too_short",
  "film_too_long",
  "frame_rate",
  "video_codec",
  "audio_codec",
  "audio_rate",
  "not_a_short",
  "no_posts_left",
  "not_reachable",
] as const;
export type PublicationFindingCode = (typeof PUBLICATION_FINDINGS)[number];

/** What puts a finding right in one press. */
export const PUBLICATION_FIXES = ["reencode", "crop", "trim", "shorten"] as const;
export type PublicationFix = (typeof PUBLICATION_FIXES)[number];

/** One thing that a platform would refuse, or show otherwise than meant. */
export interface PublicationFinding {
  readonly code: PublicationFindingCode;
  /** True when the platform would refuse it. */
  readonly blocks: boolean;
  /** Numbers and names for the sentence. */
  readonly params: Readonly<Record<string, number | string>>;
  /** Null when only a person can put it right. */
  readonly fix: PublicationFix | null;
  /** Which of several files it is about; null for the post. */
  readonly file: number | null;
}

/** Returns a finding about the post as a whole. */
export const finding = (
  code: PublicationFindingCode,
  params: PublicationFinding["params"],
  {
    blocks = true,
    fix = null,
    file = null,
  }: Partial<Pick<PublicationFinding, "blocks" | "fix" | "file">> = {},
): PublicationFinding => ({ code, blocks, params, fix, file });
