import type { AppendAudit, AuditRecord } from "../audit/audit-log.ts";
import { Refusal } from "../refusal.ts";
import type { SecurityLog } from "../security/security-log.ts";

/**
 * Sources an owner may choose a language model from: services with an entered key, and servers
 * found on this machine.
 */
export const CHOSEN_SERVICES = ["openai", "anthropic", "google", "ollama", "llamacpp"] as const;
export type ChosenService = (typeof CHOSEN_SERVICES)[number];

/** The language model chosen by an owner. */
export interface LanguageChoice {
  readonly service: ChosenService;
  readonly model: string;
}

export interface LanguageChoiceStore {
  find(): Promise<LanguageChoice | null>;
  /** Replaces the previous choice. */
  keep(
    choice: LanguageChoice & { readonly changedAt: Date; readonly changedBy: string },
  ): Promise<void>;
  /** Returns false when there was none. */
  remove(): Promise<boolean>;
}

/** A source of language models and its current response. */
export interface LanguageOffer {
  readonly service: ChosenService;
  /** Null when it does not respond, or rejects the key. */
  readonly models: readonly string[] | null;
}

export interface LanguageChoiceStores {
  readonly languageChoice: LanguageChoiceStore;
  readonly audit: AppendAudit;
}

export interface LanguageChoicePorts {
  /** Returns whether the environment configures a language model, which overrides any choice. */
  readonly isInEnvironment: () => boolean;
  /** Returns the sources that have a key or were found; querying them is free of charge. */
  readonly offers: () => Promise<readonly LanguageOffer[]>;
  readonly transact: <T>(work: (stores: LanguageChoiceStores) => Promise<T>) => Promise<T>;
  readonly security: Pick<SecurityLog, "record">;
}

interface Change {
  readonly userId: string;
  readonly requestId: string | null;
  readonly now: Date;
}

/**
 * Chooses the language model for scripts, improved prompts and scene readings.
 *
 * @throws Refusal LANGUAGE_MODEL_IN_ENVIRONMENT, SERVICE_NOT_FOUND, LANGUAGE_MODEL_UNKNOWN
 */
export async function chooseLanguageModel(
  { service, model, ...change }: { readonly service: string; readonly model: string } & Change,
  { isInEnvironment, offers, transact, security }: LanguageChoicePorts,
): Promise<void> {
  const { userId, now } = change;
  if (isInEnvironment()) throw new Refusal("LANGUAGE_MODEL_IN_ENVIRONMENT");
  const offer = (await offers()).find((one) => one.service === service);
  if (!offer) throw new Refusal("SERVICE_NOT_FOUND");
  if (!offer.models?.includes(model)) throw new Refusal("LANGUAGE_MODEL_UNKNOWN");
  const choice = { service: offer.service, model };
  await transact(async ({ languageChoice, audit }) => {
    const before = await languageChoice.find();
    await languageChoice.keep({ ...choice, changedAt: now, changedBy: userId });
    await audit(lineOf(before, choice, change));
  });
  security.record({ event: "language-model-chosen", userId, service: offer.service });
}

/**
 * Removes the choice, so no language model is asked. Idempotent. @throws Refusal
 * LANGUAGE_MODEL_IN_ENVIRONMENT
 */
export async function chooseNoLanguageModel(
  change: Change,
  { isInEnvironment, transact, security }: Omit<LanguageChoicePorts, "offers">,
): Promise<void> {
  if (isInEnvironment()) throw new Refusal("LANGUAGE_MODEL_IN_ENVIRONMENT");
  const removed = await transact(async ({ languageChoice, audit }) => {
    const before = await languageChoice.find();
    if (!(await languageChoice.remove())) return false;
    await audit(lineOf(before, null, change));
    return true;
  });
  const { userId } = change;
  if (removed) security.record({ event: "language-model-chosen", userId, service: "none" });
}

const factsOf = (choice: LanguageChoice | null) => ({
  ...{ service: choice?.service ?? "none", model: choice?.model ?? "none" },
});

const lineOf = (
  before: LanguageChoice | null,
  after: LanguageChoice | null,
  { userId, requestId, now }: Change,
): AuditRecord => ({
  ...{ action: "language-model.chosen", actorId: userId, requestId, at: now, reason: "" },
  subject: { noun: "setting", id: "language-model" },
  ...{ before: factsOf(before), after: factsOf(after) },
});
