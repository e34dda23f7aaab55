import { type Html, html } from "@kinora/text/html";
import type { Locale } from "@kinora/text/locale";

/**
 * Renders a page without the app: light or dark by the reader's preference, with styles in
 * attributes as required by the server's policy.
 */
export const plainPage = (title: string, content: Html, locale: Locale): string =>
  html`<!doctype html>
<html lang="${locale}" style="color-scheme:light dark">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:24px 16px;font-family:system-ui,sans-serif;line-height:1.5">
<main style="max-width:720px;margin:0 auto"><h1 style="font-size:24px;line-height:1.3">${title}</h1>
${content}
</main></body></html>
`.text;
