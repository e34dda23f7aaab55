import {
  TAKEOUT_PARTS,
  type TakeoutPart,
  type TakeoutRecord,
} from "@kinora/domain/takeout/takeout";
import type { OwnWork } from "@kinora/domain/takeout/takeout-source";
import { type Html, hrefOf, html } from "@kinora/text/html";
import type { Locale } from "@kinora/text/locale";
import { isText, say } from "@kinora/text/say";
import { PAGE_LOOK } from "./page-look.ts";

export interface FileOfWork {
  readonly name: string;
  readonly mimeType: string;
}

/** Contents of a page of works. */
export interface WorksPage {
  readonly part: "works" | "stories" | "uploads";
  /** Page number, from 0. */
  readonly page: number;
  readonly isLast: boolean;
  readonly works: readonly OwnWork[];
  readonly filesOf: (id: string) => readonly FileOfWork[];
}

const MADE: readonly TakeoutPart[] = ["works", "stories", "uploads"];

/** "works", "works-2": the name of a list page without its extension. */
export const pageName = (part: TakeoutPart, page: number): string =>
  page === 0 ? fileName(part) : `${fileName(part)}-${page + 1}`;

const fileName = (part: TakeoutPart) => part.replaceAll(" ", "-");

/** Returns the page that links to all others. */
export function indexPage(
  { place, askedAt }: Pick<TakeoutRecord, "place" | "askedAt">,
  name: string,
  texts: readonly string[],
  locale: Locale,
): string {
  const title = say("takeout.index.title", { name }, locale);
  const count = (part: TakeoutPart) =>
    say("takeout.index.count", { count: place.counts[part] ?? 0 }, locale);
  const lists = TAKEOUT_PARTS.filter((part) => texts.includes(`data/${fileName(part)}.json`));
  return whole(
    locale,
    title,
    html`<h1>${title}</h1>
<p class="quiet">${say("takeout.index.lead", { day: askedAt.toISOString() }, locale)}</p>
<h2>${say("takeout.index.made", {}, locale)}</h2>
<ul class="doors">${MADE.map(
      (
        part,
      ) => html`<li><a href="${fileName(part)}.html"><strong>${partWords(part, locale)}</strong>
<span class="small">${count(part)}</span></a></li>
`,
    )}</ul>
<h2>${say("takeout.index.data", {}, locale)}</h2>
<p class="quiet">${say("takeout.index.dataLead", {}, locale)}</p>
<ul class="rows">${lists.map(
      (
        part,
      ) => html`<li><span>${partWords(part, locale)} <span class="small">${count(part)}</span></span>
<span>${dataFiles(part, texts).map((path) => html`<a href="${hrefOf(path)}">${path}</a> `)}</span></li>
`,
    )}</ul>`,
  );
}

const dataFiles = (part: TakeoutPart, texts: readonly string[]) => {
  const name = new RegExp(`^data/${fileName(part)}(?:-\\d+)?\\.json$`);
  return texts.filter((path) => name.test(path));
};

/** Returns a page of works, stories or uploads. */
export function worksPage(
  { part, page, isLast, works, filesOf }: WorksPage,
  locale: Locale,
): string {
  const title = partWords(part, locale);
  return whole(
    locale,
    title,
    html`<nav><a href="index.html">${say("takeout.page.back", {}, locale)}</a>
${page > 0 ? html`<a href="${pageName(part, page - 1)}.html">${say("takeout.page.before", {}, locale)}</a>` : null}
${isLast ? null : html`<a href="${pageName(part, page + 1)}.html">${say("takeout.page.next", {}, locale)}</a>`}</nav>
<h1>${title}</h1>
${works.length === 0 ? html`<p class="quiet">${say("takeout.page.none", {}, locale)}</p>` : null}
<ul class="cards">${works.map((work) => card(work, filesOf(work.id), locale))}</ul>`,
  );
}

function card(work: OwnWork, files: readonly FileOfWork[], locale: Locale): Html {
  const { title, text, at, facts, isWithheld } = work;
  const day = at.toISOString();
  if (isWithheld)
    return html`<li class="card"><div><p>${say("takeout.page.withheld", {}, locale)}</p>
<p class="small"><time datetime="${day}">${day.slice(0, 10)}</time></p></div></li>
`;
  const [first] = files;
  const name = title || (text ? "" : say("takeout.page.untitled", {}, locale));
  return html`<li class="card">${first ? preview(first, title || text) : null}<div>
${name ? html`<h3>${name}</h3>` : null}${text ? html`<p class="words">${text}</p>` : null}
<p class="small"><time datetime="${day}">${day.slice(0, 10)}</time>${facts.model ? html` · ${String(facts.model)}` : null}</p>
${files.length > 0 ? html`<ul class="small">${files.map(link)}</ul>` : html`<p class="small">${say("takeout.page.noFile", {}, locale)}</p>`}
${details(say("takeout.page.recipe", {}, locale), facts.recipe)}${details(say("takeout.page.board", {}, locale), facts.board)}
</div></li>
`;
}

const link = ({ name }: FileOfWork) =>
  html`<li><a href="${hrefOf(name)}">${name.slice(name.lastIndexOf("/") + 1)}</a></li>`;

function preview({ name, mimeType }: FileOfWork, words: string): Html | null {
  const href = hrefOf(name);
  if (mimeType.startsWith("image/"))
    return html`<a href="${href}"><img src="${href}" alt="${words}" loading="lazy"></a>`;
  if (mimeType.startsWith("video/"))
    return html`<video src="${href}" controls preload="metadata"></video>`;
  return mimeType.startsWith("audio/")
    ? html`<audio src="${href}" controls preload="none"></audio>`
    : null;
}

const details = (summary: string, what: unknown): Html | null =>
  what
    ? html`<details><summary>${summary}</summary><pre>${JSON.stringify(what, null, 2)}</pre></details>`
    : null;

/** Returns the name of a part; parts without a page of their own have separate names. */
function partWords(part: TakeoutPart, locale: Locale): string {
  const id = `takeout.part.${fileName(part)}`;
  return isText(id) ? say(id, {}, locale) : part;
}

function whole(locale: Locale, title: string, body: Html): string {
  return html`<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Kinora</title>
${PAGE_LOOK}
<main>
${body}
</main>
</html>
`.text;
}
