import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FirstAnswers } from "@kinora/contracts/site/first-answers";
import type { Locale } from "@kinora/text/locale";
import { openFirstScreens } from "./first-screen.ts";
import { openPageFiles } from "./page-files.ts";
import { siteCard } from "./site-card.ts";
import { policyOf, writePage } from "./site-page.ts";

/** What is at an address: the tags that say it, null where nothing is; what its first screen is drawn from. */
export interface FoundPage {
  readonly tags: string | null;
  readonly answers?: FirstAnswers;
  /** It is at another address now, and this one leads there. */
  readonly movedTo?: string;
}

/** A page as it is sent. */
export interface Written {
  readonly status: 200 | 404;
  readonly isListed: boolean;
  readonly movedTo?: string | undefined;
  readonly html: string;
}

export interface PageWriter {
  /** The app, with the tags of what is at this address; null: nothing is, and the app says so. `query` decides what is drawn. */
  readonly write: (
    path: string,
    found: FoundPage,
    locale: Locale,
    query?: string,
  ) => Promise<Written>;
  /** The app without anything of this address; put together once for all who are refused. */
  readonly writeBare: (path: string, locale: Locale) => string;
  /** The policy that lets run what is built into the page, made from the general one. */
  readonly policy: (general: string) => string;
}

export const NOTHING: FirstAnswers = { trending: null, creation: null };
/** A longer query is nobody's search: its page goes out bare. */
const QUERY_MAX = 300;
const ANY_STORY = "/story/any";
/** A story is its author's alone: its page says to nobody whether there is one; the app asks as its author. */
const OWN = /^\/story\/[\w-]{1,64}\/?$/;

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
      const isOwn = OWN.test(path);
      const screen =
        (tags === null && !isOwn) || query.length > QUERY_MAX
          ? null
          : await draw(isOwn ? ANY_STORY : `${path}${query}`, answers, locale);
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
