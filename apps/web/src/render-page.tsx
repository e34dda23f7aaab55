import type { FirstAnswers } from "@kinora/contracts/site/first-answers";
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { App } from "./app.tsx";
import { makeStore } from "./make-store.ts";
import { makeRouter } from "./router.tsx";
import { keepFirstAnswers } from "./shell/first-answers.ts";
import { loadWords } from "./text/languages.ts";
import { readIn } from "./text/reading.ts";

/** What React puts before a page for its head: its title, and what to fetch before anything else. */
const HEAD = /^(?:<link\b[^>]*>|<title>[^<]*<\/title>)+/;
/** React's mark of a part that it leaves to the browser. */
const UNDRAWN = "<!--$!-->";
const TITLE = /<title>[^<]*<\/title>/g;

/** A page as it looks before anybody's session is known. */
export interface RenderedPage {
  /** Pictures of the first screen, to be fetched at once. */
  readonly head: string;
  readonly root: string;
}

/**
 * The first screen of an address, for the server to send. Built into a file of its own, which the api loads.
 *
 * @public
 */
export async function renderPage(
  path: string,
  answers: FirstAnswers,
  locale: string,
): Promise<RenderedPage> {
  const { store } = makeStore();
  keepFirstAnswers(store, answers);
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const words = await loadWords(locale);
  // Pages of other languages may be written meanwhile; from here on nothing waits.
  readIn(locale, words);
  const html = renderToString(<App store={store} router={router} />);
  const [head = ""] = HEAD.exec(html) ?? [];
  const root = html.slice(head.length).replace(TITLE, "");
  // Something threw meanwhile: the browser would begin from nothing, so nothing is sent.
  if (root.startsWith(UNDRAWN))
    throw new Error(`The page ${path.replace(/\?.*/s, "")} could not be drawn`);
  return { head: head.replace(TITLE, ""), root };
}
