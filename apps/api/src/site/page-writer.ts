import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FirstAnswers } from "@kinora/contracts/site/first-answers";
import type { Locale } from "@kinora/text/locale";
import { openFirstScreens } from "./first-screen.ts";
import { openPageFiles } from "./page-files.ts";
import { siteCard } from "./site-card.ts";
import { policyOf, writePage } from "./site-page.ts";

/**
 * What exists at a URL: its meta tags, null when nothing does, and the responses for its first
 * screen.
 */
export interface FoundPage {
  readonly tags: string | null;
  readonly answers?: FirstAnswers;
  /** The URL it has moved to; requests are redirected there. */
  readonly movedTo?: string;
}

/** A rendered page. */
export interface Written {
  readonly status: 200 | 404;
  readonly isListed: boolean;
  readonly movedTo?: string | undefined;
  readonly html: string;
}

export interface PageWriter {
  /**
   * Renders the app with the meta tags of this URL; null tags mean that nothing exists, and the app
   * says so. `query` affects the first screen.
   */
  readonly write: (
    path: string,
    found: FoundPage,
    locale: Locale,
    query?: string,
  ) => Promise<Written>;
  /**
   * Renders the app without anything specific to this URL. Cached, because it is sent to all
   * rejected visitors.
   */
  readonly writeBare: (path: string, locale: Locale) => string;
  /** Extends the general policy to allow what is inlined in the page. */
  readonly policy: (general: string) => string;
}

export const NOTHING: FirstAnswers = { trending: null, creation: null };
/** Longer queries are not real searches; their page is sent without a first screen. */
const QUERY_MAX = 300;
/**
 * What is private to somebody, such as a story, has a page that does not disclose whether it exists;
 * the app loads it with their session. One is drawn for all.
 */
const OWN = /^(\/(?:story|checkout|settings\/decisions|admin\/people))\/[\w-]{1,100}\/?$/;

export async function openPageWriter(
  { folder, publicUrl }: { readonly folder: string; readonly publicUrl: string },
  onProblem: (error: unknown) => void,
): Promise<PageWriter> {
  const page = await readFile(join(folder, "index.html"), "utf8");
  const draw = await openFirstScreens(folder, onProblem);
  const scriptsOf = await openPageFiles(folder);
  const bare = new Map<string, string>();
  let policy: string | null = null;
  return {
    write: async (path, { tags, answers = NOTHING, movedTo }, locale, query = "") => {
      const [, own] = OWN.exec(path) ?? [];
      const isOwn = own !== undefined;
      const screen =
        (tags === null && !isOwn) || query.length > QUERY_MAX
          ? null
          : await draw(isOwn ? `${own}/any` : `${path}${query}`, answers, locale);
      const html = writePage(page, tags, { scripts: scriptsOf(path), screen, locale });
      return {
        status: tags === null && !isOwn ? 404 : 200,
        isListed: tags !== null,
        movedTo,
        html,
      };
    },
    writeBare: (path, locale) => {
      const scripts = scriptsOf(path);
      const key = `${locale} ${scripts}`;
      const known = bare.get(key);
      if (known !== undefined) return known;
      const tags = siteCard("/", publicUrl, locale);
      const html = writePage(page, tags, { scripts, screen: null, locale });
      bare.set(key, html);
      return html;
    },
    policy: (general) => {
      policy ??= policyOf(page, general);
      return policy;
    },
  };
}
