import { Refusal } from "../refusal.ts";
import type { SecurityLog } from "../security/security-log.ts";

/** What an owner may choose a language model of: services whose keys are entered, and servers that are found on this machine. */
export const CHOSEN_SERVICES = ["openai", "anthropic", "google", "ollama", "llamacpp"] as const;
export type ChosenService = (typeof CHOSEN_SERVICES)[number];

/** The language model that an owner chose. */
export interface LanguageChoice {
  readonly service: ChosenService;
  readonly model: string;
}

export interface LanguageChoiceStore {
  find(): Promise<LanguageChoice | null>;
  /** In the place of the one before. */
  keep(
    choice: LanguageChoice & { readonly changedAt: Date; readonly changedBy: string },
  ): Promise<void>;
  /** False: there was none. */
  remove(): Promise<boolean>;
}

/** Somewhere to choose from, as it answers now. */
export interface LanguageOffer {
  readonly service: ChosenService;
  /** Null: it does not answer, or not to this key. */
  readonly models: readonly string[] | null;
}

export interface LanguageChoicePorts {
  /** Does the environment name a language model? Then nothing that is chosen counts. */
  readonly isInEnvironment: () => boolean;
  /** What has a key or was found; asking costs nothing. */
  readonly offers: () => Promise<readonly LanguageOffer[]>;
  readonly choices: Pick<LanguageChoiceStore, "keep" | "remove">;
  readonly security: Pick<SecurityLog, "record">;
}

interface Change {
  readonly userId: string;
  readonly now: Date;
}

/**
 * Has scripts, better words and readings asked of another language model from now on.
 *
 * @throws Refusal LANGUAGE_MODEL_IN_ENVIRONMENT, SERVICE_NOT_FOUND, LANGUAGE_MODEL_UNKNOWN
 */
export async function chooseLanguageModel(
  { service, model, userId, now }: { readonly service: string; readonly model: string } & Change,
  { isInEnvironment, offers, choices, security }: LanguageChoicePorts,
): Promise<void> {
  if (isInEnvironment()) throw new Refusal("LANGUAGE_MODEL_IN_ENVIRONMENT");
  const offer = (await offers()).find((one) => one.service === service);
  if (!offer) throw new Refusal("SERVICE_NOT_FOUND");
  if (!offer.models?.includes(model)) throw new Refusal("LANGUAGE_MODEL_UNKNOWN");
  await choices.keep({ service: offer.service, model, changedAt: now, changedBy: userId });
  security.record({ event: "language-model-chosen", userId, service: offer.service });
}

/** Nobody is asked any more. Repeating it changes nothing. @throws Refusal LANGUAGE_MODEL_IN_ENVIRONMENT */
export async function chooseNoLanguageModel(
  { userId }: Pick<Change, "userId">,
  { isInEnvironment, choices, security }: Omit<LanguageChoicePorts, "offers">,
): Promise<void> {
  if (isInEnvironment()) throw new Refusal("LANGUAGE_MODEL_IN_ENVIRONMENT");
  if (await choices.remove())
    security.record({ event: "language-model-chosen", userId, service: "none" });
}
