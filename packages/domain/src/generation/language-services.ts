import type { TokenPrice } from "./token-price.ts";

/** Services whose language models may be asked; `compatible`: an address that speaks like OpenAI's, of others or one's own. */
export const LANGUAGE_SERVICES = ["openai", "anthropic", "google", "compatible"] as const;
export type LanguageService = (typeof LANGUAGE_SERVICES)[number];

/** Where a language model is, and what it costs. */
export interface LanguageModelSettings {
  readonly service: LanguageService;
  /** What the service is called. */
  readonly title: string;
  readonly model: string;
  /** Without a slash at the end. */
  readonly address: string;
  /** Null: none is asked for there. */
  readonly key: string | null;
  readonly price: TokenPrice;
}

/** Do its calls answer at once, so that there is nothing to look for afterwards? */
export const isLanguageService = (name: string): boolean =>
  LANGUAGE_SERVICES.some((known) => known === name);
