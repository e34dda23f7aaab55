import { createHash } from "node:crypto";
import { FIRST_ANSWERS_ID } from "@kinora/contracts/site/first-answers-id";
import type { Locale } from "@kinora/text/locale";
import { say } from "@kinora/text/say";
import type { FirstScreen } from "./first-screen.ts";

/**
 * The built page contains default tags between these markers, which are replaced by those of the
 * URL.
 */
const DEFAULT_TAGS = /<!--share-->[\s\S]*<!--\/share-->/;
const NO_SCRIPT = /<noscript>[\s\S]*<\/noscript>/;
const ROOT = '<div id="root"></div>';
const INLINE = { script: /<script>([\s\S]*?)<\/script>/g, style: /<style>([\s\S]*?)<\/style>/g };

/** Assembles the page of a URL: the built page, its meta tags and its first screen. */
export function writePage(
  page: string,
  tags: string | null,
  {
    scripts,
    screen,
    locale,
  }: {
    readonly scripts: string;
    readonly screen: FirstScreen | null;
    readonly locale: Locale;
  },
): string {
  const tagged = (tags === null ? page : page.replace(DEFAULT_TAGS, () => tags))
    .replace("</head>", () => `${scripts}</head>`)
    .replace(/<html lang="[\w-]+"/, `<html lang="${locale}"`)
    .replace(NO_SCRIPT, () => `<noscript>${say("site.noScript", {}, locale)}</noscript>`);
  if (screen === null) return tagged;
  const { head, root, answers } = screen;
  const block = `<script type="application/json" id="${FIRST_ANSWERS_ID}">${answers}</script>`;
  return tagged
    .replace("</title>", () => `</title>${head}`)
    .replace(ROOT, () => `<div id="root">${root}</div>${block}`);
}

/**
 * Returns the content security policy of pages: the general one, plus the hashes of the style sheet
 * and the two small scripts that are inlined in the page. No other inline code runs.
 */
export function policyOf(page: string, general: string): string {
  const hashes = (pattern: RegExp) =>
    [...page.matchAll(pattern)]
      .map(([, text = ""]) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`)
      .join("");
  return general
    .replace("script-src 'self'", (known) => `${known}${hashes(INLINE.script)}`)
    .replace("style-src 'self'", (known) => `${known}${hashes(INLINE.style)}`);
}
