import type { Creation } from "@kinora/contracts/creation/creation";
import type { Oembed, OembedQuery } from "@kinora/contracts/embed/oembed";
import type { MediaFile } from "@kinora/contracts/media/media-file";
import { html } from "@kinora/text/html";
import { embedSize } from "./embed-size.ts";

/** A day: consumers ask again whether it is still public. */
const CACHE_SECONDS = 86_400;

/** The address of a work's page on this site, with its id; null for any other. */
export function workOfAddress(address: string, publicUrl: string): string | null {
  const url = URL.parse(address);
  if (url === null || url.origin !== new URL(publicUrl).origin) return null;
  return /^\/(?:item|embed)\/([\w-]{1,64})\/?$/.exec(url.pathname)?.[1] ?? null;
}

/**
 * Describes a work as oEmbed 1.0.
 *
 * @param isFramed false where no site may show works in a frame
 */
export function presentOembed(
  creation: Creation,
  wish: Pick<OembedQuery, "maxwidth" | "maxheight">,
  { publicUrl, isFramed }: { readonly publicUrl: string; readonly isFramed: boolean },
): Oembed {
  const { id, kind, media, author } = creation;
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const title = creation.title ?? creation.prompt;
  const common = {
    ...{ version: "1.0" as const, title, author_name: author.displayName },
    author_url: absolute(`/u/${author.handle}`),
    ...{ provider_name: "Kinora", provider_url: absolute("/"), cache_age: CACHE_SECONDS },
    ...thumbnailOf(media, absolute),
  };
  const limits = {
    ...(wish.maxwidth === undefined ? {} : { maxwidth: wish.maxwidth }),
    ...(wish.maxheight === undefined ? {} : { maxheight: wish.maxheight }),
  };
  if (kind === "image" && media) {
    const picture = pictureThatFits([...media.thumbnails, media.main], limits);
    if (picture) return { ...common, type: "photo", url: absolute(picture.url), ...picture.size };
  }
  if (!isFramed || !media) return { ...common, type: "link" };
  const size = embedSize(creation, limits);
  const frame = html`<iframe src="${absolute(`/embed/${id}`)}" width="${size.width}" height="${size.height}" title="${title}" style="border:0" loading="lazy" allow="fullscreen" allowfullscreen></iframe>`;
  return {
    ...common,
    type: kind === "video" || kind === "story" ? "video" : "rich",
    ...{ html: frame.text, ...size },
  };
}

interface Limits {
  readonly maxwidth?: number;
  readonly maxheight?: number;
}

/** The largest one within the limits; the consumer may not resize it. */
function pictureThatFits(files: readonly MediaFile[], limits: Limits) {
  const { maxwidth = Number.POSITIVE_INFINITY, maxheight = Number.POSITIVE_INFINITY } = limits;
  return files
    .flatMap(({ url, width, height }) =>
      width !== null && height !== null && width <= maxwidth && height <= maxheight
        ? [{ url, size: { width, height } }]
        : [],
    )
    .toSorted((one, other) => other.size.width - one.size.width)[0];
}

function thumbnailOf(media: Creation["media"], absolute: (path: string) => string) {
  const file = media?.thumbnail ?? media?.poster;
  if (!file || file.width === null || file.height === null) return {};
  return {
    thumbnail_url: absolute(file.url),
    ...{ thumbnail_width: file.width, thumbnail_height: file.height },
  };
}
