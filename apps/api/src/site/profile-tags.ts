import type { Profile } from "@kinora/contracts/people/profile";
import type { Locale } from "@kinora/text/locale";
import { say } from "@kinora/text/say";
import { escapeHtml, metaTags } from "./meta-tags.ts";

type Shown = Pick<Profile, "handle" | "displayName" | "bio" | "avatarUrl">;

/** Renders name, bio and picture for the link preview of a user's page. */
export function profileTags(profile: Shown, publicUrl: string, locale: Locale): string {
  const { handle, displayName, bio, avatarUrl } = profile;
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const address = absolute(`/u/${handle}`);
  const title = `${displayName} (@${handle})`;
  const description = bio === "" ? say("site.person", { name: displayName }, locale) : bio;
  // Generated avatars are SVGs, which link previews do not show.
  const picture = avatarUrl?.startsWith("/media/") ? avatarUrl : null;
  return `${metaTags(`${title} · Kinora`, [
    ["property", "og:type", "profile"],
    ["property", "og:site_name", "Kinora"],
    ["property", "og:title", title],
    ["property", "og:description", description],
    ["property", "og:url", address],
    ["property", "profile:username", handle],
    ["name", "description", description],
    ["name", "twitter:card", "summary"],
    ["name", "twitter:title", title],
    ["name", "twitter:description", description],
    ...(picture === null ? [] : [["property", "og:image", absolute(picture)] as const]),
  ])}
    <link rel="canonical" href="${escapeHtml(address)}">
    <link rel="alternate" type="application/atom+xml" href="${escapeHtml(`${address}/feed.atom`)}">`;
}
