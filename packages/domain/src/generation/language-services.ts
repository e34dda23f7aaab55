/** Services whose language models may be asked; `compatible`: an address that speaks like OpenAI's, of others or one's own. */
export const LANGUAGE_SERVICES = ["openai", "anthropic", "google", "compatible"] as const;
export type LanguageService = (typeof LANGUAGE_SERVICES)[number];

/** Do its calls answer at once, so that there is nothing to look for afterwards? */
export const isLanguageService = (name: string): boolean =>
  LANGUAGE_SERVICES.some((known) => known === name);
