import type { Creation } from "@kinora/contracts/creation/creation";

const TYPES = {
  ...{ video: "VideoObject", story: "VideoObject" },
  ...{ image: "ImageObject", music: "AudioObject" },
} as const;

/**
 * Describes a work for search engines (https://schema.org), as a script block of data.
 *
 * @param isFramed false where no site may show works in a frame
 */
export function structuredData(
  creation: Creation,
  description: string,
  { publicUrl, isFramed }: { readonly publicUrl: string; readonly isFramed: boolean },
): string {
  const { id, kind, media, author, duration, publishedAt, createdAt, likes } = creation;
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const still = media?.poster ?? media?.thumbnail ?? null;
  const described = {
    "@context": "https://schema.org",
    "@type": TYPES[kind],
    name: creation.title ?? creation.prompt,
    description,
    url: absolute(`/item/${id}`),
    uploadDate: publishedAt ?? createdAt,
    author: {
      "@type": "Person",
      ...{ name: author.displayName, url: absolute(`/u/${author.handle}`) },
    },
    ...(media && { contentUrl: absolute(media.main.url), encodingFormat: media.main.mimeType }),
    ...(still && { thumbnailUrl: absolute(still.url) }),
    ...(isFramed && kind !== "image" ? { embedUrl: absolute(`/embed/${id}`) } : {}),
    ...(duration === null ? {} : { duration: `PT${Math.max(1, Math.round(duration))}S` }),
    ...(kind === "music" ? {} : { width: creation.width, height: creation.height }),
    interactionStatistic: {
      "@type": "InteractionCounter",
      interactionType: "https://schema.org/LikeAction",
      userInteractionCount: likes,
    },
  };
  // No text of a member can end the block.
  const json = JSON.stringify(described).replace(/[<>&\u2028\u2029]/g, escaped);
  return `<script type="application/ld+json">${json}</script>`;
}

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
