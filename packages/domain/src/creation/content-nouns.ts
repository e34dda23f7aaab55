import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";

/** What people call each kind of content. */
export const CONTENT_NOUNS: Readonly<Record<ContentKind, string>> = {
  video: "film",
  image: "picture",
  music: "music",
  story: "story",
};
