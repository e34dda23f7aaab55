import type { FirstAnswers } from "@kinora/contracts/site/first-answers";
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { App } from "./app.tsx";
import { makeStore } from "./make-store.ts";
import { makeRouter } from "./router.tsx";
import { keepFirstAnswers } from "./shell/first-answers.ts";
import { loadWords } from "./text/languages.ts";
import { readIn } from "./text/reading.ts";

/** What React renders before a page for its head: its title and preloads. */
const HEAD = /^(?:<link\b[^>]*>|<title>[^<]*<\/title>)+/;
/** React's marker of a part that it leaves to the browser. */
const UNDRAWN = "<!--$!-->";
const TITLE = /<title>[^<]*<\/title>/g;

/** A page as rendered without a session. */
export interface RenderedPage {
  /** Preloads of the first screen's pictures. */
  readonly head: string;
  readonly root: string;
}

/**
 * Renders the first screen of an address for the server to send. Built into a separate file, which
 * the api loads.
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
  // Other languages may be rendered concurrently; nothing below awaits.
  readIn(locale, words);
  const html = renderToString(<App store={store} router={router} />);
  const [head = ""] = HEAD.exec(html) ?? [];
  const root = html.slice(head.length).replace(TITLE, "");
  // Something threw: the browser would start from nothing, so nothing is sent.
  if (root.startsWith(UNDRAWN))
    throw new Error(`The page ${path.replace(/\?.*/s, "")} could not be drawn`);
  return { head: head.replace(TITLE, ""), root };
}
