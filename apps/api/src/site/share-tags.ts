import type { Creation } from "@kinora/contracts/creation/creation";
import type { Locale } from "@kinora/text/locale";
import { say } from "@kinora/text/say";
import { escapeHtml, type MetaTag, metaTags } from "./meta-tags.ts";
import { structuredData } from "./structured-data.ts";

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}

const TYPES = {
  video: "video.other",
  image: "article",
  music: "music.song",
  story: "video.other",
} as const;

/**
 * Title, description, image and video tags (Open Graph, Twitter card) for the link preview of an
 * item.
 */
export function shareTags(
  creation: Creation,
  { publicUrl, isFramed }: { readonly publicUrl: string; readonly isFramed: boolean },
  locale: Locale,
): string {
  const { media, author, prompt, kind } = creation;
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const title = cut(creation.title ?? prompt, 70);
  const origin = creation.aiGenerated ? "ai" : "other";
  const said = { kind, author: author.displayName, origin, prompt: cut(prompt, 140) };
  const description = say("site.work", said, locale);
  const tags: MetaTag[] = [
    ["property", "og:type", TYPES[kind]],
    ["property", "og:site_name", "Kinora"],
    ["property", "og:title", title],
    ["property", "og:description", description],
    ["property", "og:url", absolute(`/item/${creation.id}`)],
    ["name", "description", description],
    ["name", "twitter:title", title],
    ["name", "twitter:description", description],
    ["name", "twitter:card", "summary_large_image"],
  ];
  const image = media?.poster ?? (kind === "image" ? media?.main : null);
  if (image) {
    tags.push(
      ["property", "og:image", absolute(image.url)],
      ["property", "og:image:type", image.mimeType],
      ["property", "og:image:alt", cut(prompt, 200)],
      ["name", "twitter:image", absolute(image.url)],
    );
    if (image.width && image.height)
      tags.push(
        ["property", "og:image:width", String(image.width)],
        ["property", "og:image:height", String(image.height)],
      );
  }
  if (kind === "video" && media) {
    tags.push(
      ["property", "og:video", absolute(media.main.url)],
      ["property", "og:video:type", media.main.mimeType],
    );
    if (media.main.width && media.main.height)
      tags.push(
        ["property", "og:video:width", String(media.main.width)],
        ["property", "og:video:height", String(media.main.height)],
      );
  }
  if (kind === "music" && media)
    tags.push(
      ["property", "og:audio", absolute(media.main.url)],
      ["property", "og:audio:type", media.main.mimeType],
    );
  const address = absolute(`/item/${creation.id}`);
  const head = `${metaTags(`${title} · Kinora`, tags)}
    <link rel="canonical" href="${escapeHtml(address)}">`;
  // What isn't listed is described to nobody but those who open its link.
  if (creation.hidden || !creation.inFeed) return head;
  const oembed = absolute(`/api/oembed?format=json&url=${encodeURIComponent(address)}`);
  return `${head}
    <link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembed)}">
    ${structuredData(creation, description, { publicUrl, isFramed })}`;
}
