import { metaTags } from "./meta-tags.ts";

const TITLE = "Kinora";
const DESCRIPTION =
  "Write a prompt, watch it become a picture, a film, a piece of music or a narrated story, and share it.";
/** apps/web/public/card.jpg, taken by `npm run card`. */
const CARD = {
  path: "/card.jpg",
  type: "image/jpeg",
  width: "1200",
  height: "630",
  alt: "Pictures and films that were made with Kinora.",
};

/** Title, description and picture for the link preview of a page that is not about one item. */
export function siteCard(path: string, publicUrl: string): string {
  const absolute = (to: string) => new URL(to, publicUrl).href;
  return metaTags(TITLE, [
    ["name", "description", DESCRIPTION],
    ["property", "og:type", "website"],
    ["property", "og:site_name", TITLE],
    ["property", "og:title", TITLE],
    ["property", "og:description", DESCRIPTION],
    ["property", "og:url", absolute(path)],
    ["property", "og:image", absolute(CARD.path)],
    ["property", "og:image:type", CARD.type],
    ["property", "og:image:width", CARD.width],
    ["property", "og:image:height", CARD.height],
    ["property", "og:image:alt", CARD.alt],
    ["name", "twitter:card", "summary_large_image"],
    ["name", "twitter:title", TITLE],
    ["name", "twitter:description", DESCRIPTION],
    ["name", "twitter:image", absolute(CARD.path)],
  ]);
}
