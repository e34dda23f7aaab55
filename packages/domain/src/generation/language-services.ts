import type { TokenPrice } from "./token-price.ts";

/**
 * Supported language model services. `compatible` is any OpenAI-compatible address, external or
 * self-hosted.
 */
export const LANGUAGE_SERVICES = ["openai", "anthropic", "google", "compatible"] as const;
export type LanguageService = (typeof LANGUAGE_SERVICES)[number];

/** Location and price of a language model. */
export interface LanguageModelSettings {
  readonly service: LanguageService;
  /** Display name of the service. */
  readonly title: string;
  readonly model: string;
  /** Without a trailing slash. */
  readonly address: string;
  /** Null when the service requires no key. */
  readonly key: string | null;
  readonly price: TokenPrice;
}

/**
 * Returns whether this is a language service, whose calls answer immediately, so there is no order
 * to look up later.
 */
export const isLanguageService = (name: string): boolean =>
  LANGUAGE_SERVICES.some((known) => known === name);
