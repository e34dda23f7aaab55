import { createHash } from "node:crypto";
import type { Creation, Media } from "@kinora/contracts/creation/creation";
import { TURNING } from "@kinora/contracts/text/visible-text";
import { Html, html } from "@kinora/text/html";
import type { Locale } from "@kinora/text/locale";
import { say } from "@kinora/text/say";
import { LINE_HEIGHT } from "./embed-size.ts";

const STYLE = `
:root{color-scheme:dark}
*{box-sizing:border-box}
html,body{height:100%;margin:0}
body{display:flex;flex-direction:column;background:#0b0b0f;color:#f4f4f6;font:14px/1.4 system-ui,sans-serif}
.stage{flex:1;min-height:0;display:grid;place-items:center;position:relative;overflow:hidden;color:inherit}
.stage>img,.stage>video{width:100%;height:100%;object-fit:contain;display:block}
.music>img{position:absolute;inset:0;object-fit:cover;opacity:.45}
.music>audio{position:relative;width:calc(100% - 24px);max-width:640px}
.line{margin:0;height:${LINE_HEIGHT}px;flex:none;display:flex;align-items:center;gap:12px;padding:0 14px;min-width:0}
.line .words{flex:1;min-width:0;display:flex;gap:5px;white-space:nowrap}
.line .words>*{overflow:hidden;text-overflow:ellipsis}
.line .by{color:#b4b4bd;flex:0 1 auto;min-width:40%;max-width:max-content}
a{color:inherit}
a:focus-visible{outline:2px solid #fff;outline-offset:-4px}
.line a{min-height:24px;display:inline-flex;align-items:center}
.none{margin:auto;padding:16px;text-align:center;color:#b4b4bd}
`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/**
 * The policy of embedded pages: no scripts, and frames on these sites.
 *
 * @param filesOrigin another origin from which files are shown; null for none
 */
export function embedPolicy(origins: readonly string[], filesOrigin: string | null): string {
  const files = filesOrigin === null ? "'self'" : `'self' ${filesOrigin}`;
  return [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    ...[`img-src ${files}`, `media-src ${files}`],
    ...["base-uri 'none'", "form-action 'none'"],
    `frame-ancestors ${origins.length === 0 ? "'none'" : origins.join(" ")}`,
  ].join(";");
}

interface Showing {
  readonly publicUrl: string;
  readonly locale: Locale;
  /** Second at which it starts. */
  readonly from: number;
}

/** The page of a work in a frame: plays it without the app. */
export function embedPage(creation: Creation, { publicUrl, locale, from }: Showing): string {
  const title = written(creation.title ?? creation.prompt);
  const address = new URL(`/item/${creation.id}`, publicUrl).href;
  const said = { author: written(creation.author.displayName) };
  return framed(
    title,
    html`${stageOf(creation, { title, address, from, locale })}
<p class="line"><span class="words" dir="auto"><span>${title}</span> <span class="by">${say("embed.by", said, locale)}</span></span>
<a href="${address}" target="_blank" rel="noopener">${say("embed.open", {}, locale)}</a></p>`,
    locale,
  );
}

/** What a frame shows instead of a work that is not in the feed, or not any more. */
export function emptyEmbedPage(publicUrl: string, locale: Locale): string {
  const words = say("embed.none", {}, locale);
  return framed(
    "Kinora",
    html`<p class="none">${words}<br><a href="${publicUrl}" target="_blank" rel="noopener">Kinora</a></p>`,
    locale,
  );
}

const written = (text: string) => text.replace(TURNING, "");

const framed = (title: string, content: Html, locale: Locale): string =>
  html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${new Html(STYLE)}</style></head>
<body>${content}</body></html>
`.text;

interface Stage {
  readonly title: string;
  readonly address: string;
  readonly from: number;
  readonly locale: Locale;
}

function stageOf({ kind, media }: Creation, { title, address, from, locale }: Stage): Html {
  if (!media) return html`<p class="none">${say("embed.none", {}, locale)}</p>`;
  const { main, poster } = media;
  if (kind === "image")
    return html`<a class="stage" href="${address}" target="_blank" rel="noopener"><img src="${main.url}" alt="${title}"></a>`;
  // A media fragment, which players follow without a script.
  const source = from > 0 ? `${main.url}#t=${from}` : main.url;
  if (kind === "music")
    return html`<div class="stage music">${poster && html`<img src="${poster.url}" alt="">`}<audio src="${source}" controls preload="metadata" aria-label="${title}"></audio></div>`;
  const still = poster ? html` poster="${poster.url}"` : null;
  return html`<div class="stage"><video src="${source}"${still} controls playsinline preload="metadata" aria-label="${title}">${captionsOf(media, locale)}</video></div>`;
}

function captionsOf({ downloads }: Media, locale: Locale): Html | null {
  const captions = downloads.find(({ mimeType }) => mimeType.startsWith("text/vtt"));
  return captions
    ? html`<track kind="captions" src="${captions.url}" label="${say("embed.captions", {}, locale)}">`
    : null;
}
