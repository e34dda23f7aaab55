import type { PromptForm } from "@kinora/contracts/prompt/prompt-form";
import { type CreateInput, type CreatePorts, createCreation } from "../creation/create-creation.ts";
import { chooseRatio } from "../prompt/check-settings.ts";
import type { Catalogue, CatalogueModel, EngineProtocol } from "../prompt/model-entry.ts";
import { listPriceAt, pricesOf } from "../prompt/prices.ts";
import { millsFor } from "../prompt/upstream-price.ts";
import { Refusal } from "../refusal.ts";

/** The cheapest text-only order of a model. */
export interface Trial {
  readonly model: string;
  /** Display name of the model. */
  readonly name: string;
  readonly kind: (typeof MODES)[number]["kind"];
  /** List price in thousandths of a US dollar. */
  readonly mills: number;
  readonly form: PromptForm;
}

/** The owner's trial works, shown beside the models in the model list. */
export interface ModelTrials {
  note(trial: {
    readonly creationId: string;
    readonly model: string;
    readonly at: Date;
  }): Promise<void>;
}

/** Fixed prompts, because the results are shown to everyone as the model's example. */
const SCENE = "Portrait of a fox in a forest at golden hour";
const TUNE = "A calm piano in a quiet room";
const MODES = [
  { type: "text-to-image", kind: "image" },
  { type: "text-to-video", kind: "video" },
  { type: "text-to-music", kind: "music" },
] as const;

/**
 * Returns the trials of all models that have a route and a price: visual ones first, then cheapest
 * first.
 */
export function trialsOf(catalogue: Catalogue): readonly Trial[] {
  const place = ({ kind }: Trial) => (kind === "music" ? 1 : 0);
  return catalogue
    .flatMap((model) => cheapestOf(model) ?? [])
    .toSorted((a, b) => place(a) - place(b) || a.mills - b.mills || a.model.localeCompare(b.model));
}

function cheapestOf({ entry, route }: CatalogueModel): Trial | null {
  if (route === null || entry.list !== "current") return null;
  const { key, name } = entry;
  const offers = MODES.flatMap(({ type, kind }): Trial[] => {
    const rule = pricesOf(key)[kind];
    const list = rule && listPriceAt(rule, route.protocol);
    const size = entry.sizes[kind]?.[chooseRatio(undefined, entry)];
    if (!entry.modes.includes(type) || !list || !size) return [];
    const common = { type, prompt: kind === "music" ? TUNE : SCENE, private: true } as const;
    const seconds = kind === "image" ? 0 : Math.min(...entry.durations);
    const mills = millsFor(list, { ...size, seconds });
    if (kind === "image")
      return [{ model: key, name, kind, mills, form: { ...common, model: key } }];
    const form = { ...common, generationModel: key, additionalParams: { duration: seconds } };
    return [{ model: key, name, kind, mills, form }];
  });
  return offers.toSorted((a, b) => a.mills - b.mills)[0] ?? null;
}

export interface TrialPorts extends Omit<CreatePorts, "catalogue"> {
  /** Returns the catalogue of a single service; null when the service is unknown or has no key. */
  readonly catalogueAt: (service: EngineProtocol) => Catalogue | null;
  readonly trials: ModelTrials;
}

export interface TrialInput extends Omit<CreateInput, "request" | "free"> {
  readonly service: string;
  readonly model: string;
}

/**
 * Orders the cheapest work of a service's model through the normal path. The house pays and no gems
 * are held. The result belongs to the owner and becomes the model's example.
 *
 * @returns the id of the creation
 * @throws Refusal SERVICE_NOT_FOUND, NO_TRIAL and those of createCreation
 */
export async function orderTrial(
  { service, model, ...input }: TrialInput,
  { catalogueAt, trials, ...ports }: TrialPorts,
): Promise<string> {
  const catalogue = catalogueAt(service);
  if (catalogue === null) throw new Refusal("SERVICE_NOT_FOUND");
  const trial = trialsOf(catalogue).find((one) => one.model === model);
  if (!trial) throw new Refusal("NO_TRIAL");
  const creationId = await createCreation(
    { ...input, request: trial.form, free: true },
    { ...ports, catalogue: () => catalogue },
  );
  await trials.note({ creationId, model, at: input.now });
  return creationId;
}
