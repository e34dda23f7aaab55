import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";

/** What works are called, many and one, in the order in which they are offered as filters. */
export const CONTENT_WORDS = [
  { value: "video", label: "Films", noun: "Film" },
  { value: "story", label: "Stories", noun: "Story" },
  { value: "image", label: "Pictures", noun: "Picture" },
  { value: "music", label: "Music", noun: "Music" },
] as const satisfies readonly { value: ContentKind; label: string; noun: string }[];

/** One work of a kind. */
export const nounOf = (kind: ContentKind) =>
  CONTENT_WORDS.find(({ value }) => value === kind)?.noun ?? "Picture";
