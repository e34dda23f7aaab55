import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type FirstAnswers, firstAnswers } from "@kinora/contracts/site/first-answers";
import type { Locale } from "@kinora/text/locale";
import { z } from "zod";

/** What the web app renders for a URL before the session is known. */
export interface FirstScreen {
  readonly head: string;
  readonly root: string;
  /**
   * The API responses that it was rendered from, which the app continues with: the text of a JSON
   * block.
   */
  readonly answers: string;
}

export type DrawFirstScreen = (
  path: string,
  answers: FirstAnswers,
  locale: Locale,
) => Promise<FirstScreen | null>;

type RenderPage = (path: string, answers: FirstAnswers, locale: Locale) => Promise<unknown>;

const renderer = z.object({ renderPage: z.custom<RenderPage>((it) => typeof it === "function") });
const rendered = z.object({ head: z.string(), root: z.string() });

/** Maximum screens cached. The same responses at the same URL look the same. */
const KEPT = 64;

/**
 * Opens the renderer of first screens: the web app's own code, built beside its files. When it
 * returns null, as it does whenever rendering fails, the page is sent without a first screen and
 * the app renders it.
 */
export async function openFirstScreens(
  webFolder: string,
  onProblem: (error: unknown) => void,
): Promise<DrawFirstScreen> {
  const file = join(webFolder, "render/render-page.mjs");
  if (!existsSync(file)) return async () => null;
  const { renderPage } = renderer.parse(await import(pathToFileURL(file).href));
  const kept = new Map<string, FirstScreen>();
  return async (path, given, locale) => {
    // Only fields of the contract, and nothing that could end the surrounding script block.
    const answers = JSON.stringify(firstAnswers.parse(given)).replaceAll("<", "\\u003c");
    const key = `${locale} ${path} ${answers}`;
    const known = kept.get(key);
    if (known) return known;
    try {
      const drawn = await renderPage(path, JSON.parse(answers), locale);
      const screen = { ...rendered.parse(drawn), answers };
      const [oldest] = kept.keys();
      if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(key, screen);
      return screen;
    } catch (error) {
      onProblem(error);
      return null;
    }
  };
}
