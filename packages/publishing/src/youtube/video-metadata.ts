import type { YouTubePublication } from "@kinora/domain/publication/publication";

/** Returns the metadata of a video; its privacy is always said. */
export function videoMetadata(publication: YouTubePublication): object {
  const { title, tags, categoryId, language, visibility, publishAt } = publication;
  return {
    snippet: {
      ...{ title, description: markedDescription(publication), tags, categoryId },
      ...(language !== null && { defaultLanguage: language }),
    },
    status: {
      // A time is taken only with a private video, which it makes public.
      privacyStatus: publishAt === null ? visibility : "private",
      ...(publishAt !== null && { publishAt: publishAt.toISOString() }),
      selfDeclaredMadeForKids: publication.isMadeForKids,
      containsSyntheticMedia: publication.isAiMade,
    },
  };
}

/** The mark ends the description, unless it is part of it anyway. */
export function markedDescription({
  description,
  mark,
}: Pick<YouTubePublication, "description" | "mark">): string {
  if (description.includes(mark)) return description;
  return description === "" ? mark : `${description}\n\n${mark}`;
}
