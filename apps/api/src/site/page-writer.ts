import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FirstAnswers } from "@kinora/contracts/site/first-answers";
import { openFirstScreens } from "./first-screen.ts";
import { openPageFiles } from "./page-files.ts";
import { siteCard } from "./site-card.ts";
import { policyOf, writePage } from "./site-page.ts";

/** What is at an address: the tags that say it, null where nothing is; what its first screen is drawn from. */
export interface Found {
  readonly tags: string | null;
  readonly answers?: FirstAnswers;
}

/** A page as it is sent. */
export interface Written {
  readonly status: 200 | 404;
  readonly isListed: boolean;
  readonly html: string;
}

export interface PageWriter {
  /** The app, with the tags of what is at this address; null: nothing is, and the app says so. */
  readonly write: (path: string, found: Found) => Promise<Written>;
  /** The app without anything of this address; put together once for all who are refused. */
  readonly writeBare: (path: string) => string;
  /** The policy that lets run what is built into the page, made from the general one. */
  readonly policy: (general: string) => string;
}

export const NOTHING: FirstAnswers = { trending: null, creation: null };
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
    write: async (path, { tags, answers = NOTHING }) => {
      const isOwn = OWN.test(path);
      const screen = tags === null && !isOwn ? null : await draw(isOwn ? ANY_STORY : path, answers);
      const html = writePage(page, tags, { scripts: scriptsOf(path), screen });
      return { status: tags === null && !isOwn ? 404 : 200, isListed: tags !== null, html };
    },
    writeBare: (path) => {
      const scripts = scriptsOf(path);
      const known = bare.get(scripts);
      if (known !== undefined) return known;
      const html = writePage(page, siteCard("/", publicUrl), { scripts, screen: null });
      bare.set(scripts, html);
      return html;
    },
    policy: (general) => {
      policy ??= policyOf(page, general);
      return policy;
    },
  };
}
