import type { Locale } from "@kinora/text/locale";
import { say } from "@kinora/text/say";
import { RETRY_AFTER_SECONDS } from "./refusal-reply.ts";

const pages = new Map<Locale, string>();

/**
 * Renders the page for visitors who are rejected because too many are waiting. It is small and
 * cached, so a thousand of these cost nothing.
 */
export function busyPage(locale: Locale): string {
  const known = pages.get(locale);
  if (known !== undefined) return known;
  const title = say("site.busy.title", {}, locale);
  const page = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${say("site.busy.body", { seconds: RETRY_AFTER_SECONDS }, locale)}</p>
</body>
</html>
`;
  pages.set(locale, page);
  return page;
}
