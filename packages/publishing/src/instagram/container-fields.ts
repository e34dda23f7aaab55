import type { InstagramPublication, PublicationFile } from "@kinora/domain/publication/publication";

type Fields = Readonly<Record<string, string | null>>;

/** How a file comes to Instagram: it is sent there, or fetched from an address. */
export type FileWay =
  | { readonly kind: "sent" }
  | { readonly kind: "fetched"; readonly address: string };

/** Returns the fields of an item of a carousel, which takes neither caption nor flag. */
export const itemFields = (address: string): Fields => ({
  ...{ image_url: address, is_carousel_item: "true" },
});

/** Returns the fields of a carousel of containers. */
export const carouselFields = (
  { caption, isAiMade }: Extract<InstagramPublication, { readonly kind: "photos" }>,
  children: readonly string[],
): Fields => ({
  ...{ media_type: "CAROUSEL", children: children.join(","), caption },
  ...aiFlag(isAiMade),
});

/** Returns the fields of a container with one file. */
export function singleFields(publication: InstagramPublication, way: FileWay): Fields {
  const isFilm = publication.kind === "reel" || publication.kind === "video story";
  const file =
    way.kind === "sent"
      ? { upload_type: "resumable" }
      : { [isFilm ? "video_url" : "image_url"]: way.address };
  const flag = aiFlag(publication.isAiMade);
  if (publication.kind === "photos") return { ...file, caption: publication.caption, ...flag };
  if (publication.kind !== "reel") return { media_type: "STORIES", ...file, ...flag };
  const { caption, sharesToFeed, coverAt } = publication;
  return {
    ...{ media_type: "REELS", ...file, caption, share_to_feed: `${sharesToFeed}` },
    thumb_offset: coverAt === null ? null : `${coverAt}`,
    ...flag,
  };
}

const aiFlag = (isAiMade: boolean): Fields => ({ is_ai_generated: isAiMade ? "true" : null });

/** Returns the only file of a publication; null for a carousel. */
export function onlyFile(publication: InstagramPublication): PublicationFile | null {
  if (publication.kind !== "photos") return publication.file;
  const [file, another] = publication.files;
  return file && !another ? file : null;
}
