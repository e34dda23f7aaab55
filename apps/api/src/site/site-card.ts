import type { Locale } from "@kinora/text/locale";
import { say } from "@kinora/text/say";
import { metaTags } from "./meta-tags.ts";

const TITLE = "Kinora";
/** apps/web/public/card.jpg, taken by `npm run card`. */
const CARD = {
  path: "/card.jpg",
  type: "image/jpeg",
  width: "1200",
  height: "630",
};

/** Title, description and picture for the link preview of a page that is not about one item. */
export function siteCard(path: string, publicUrl: string, locale: Locale): string {
  const description = say("site.description", {}, locale);
  const absolute = (to: string) => new URL(to, publicUrl).href;
  return metaTags(TITLE, [
    ["name", "description", description],
    ["property", "og:type", "website"],
    ["property", "og:site_name", TITLE],
    ["property", "og:title", TITLE],
    ["property", "og:description", description],
    ["property", "og:url", absolute(path)],
    ["property", "og:image", absolute(CARD.path)],
    ["property", "og:image:type", CARD.type],
    ["property", "og:image:width", CARD.width],
    ["property", "og:image:height", CARD.height],
    ["property", "og:image:alt", say("site.card", {}, locale)],
    ["name", "twitter:card", "summary_large_image"],
    ["name", "twitter:title", TITLE],
    ["name", "twitter:description", description],
    ["name", "twitter:image", absolute(CARD.path)],
  ]);
}
