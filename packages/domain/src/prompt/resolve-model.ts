import { PROMPT_DEFAULTS } from "@kinora/contracts/prompt/prompt-defaults";
import type { PromptForm } from "@kinora/contracts/prompt/prompt-form";
import type { ContentKind, CreationMode } from "@kinora/contracts/prompt/vocabulary";
import { Refusal } from "../refusal.ts";
import { findModel } from "./find-model.ts";
import type { Catalogue, CatalogueModel } from "./model-entry.ts";

/**
 * The model that makes the result. `family` is the family of core that supplies the defaults, if
 * any.
 */
export interface ResolvedModel {
  readonly engine: CatalogueModel;
  readonly family: CatalogueModel | null;
}

const DEFAULT_FAMILY = PROMPT_DEFAULTS.model;
const CORE = "core";

export function kindOf(mode: CreationMode): ContentKind {
  if (mode === "text-to-image") return "image";
  if (mode === "text-to-music") return "music";
  return mode === "text-to-story" ? "story" : "video";
}

/**
 * Chooses the model of a form.
 *
 * Video: an explicit `generationModel` decides; else an explicit `model`; else the specification's
 * default if it is available, else `core`. Pictures: an explicit `model` decides, else
 * `animated-diffusion`. For core, `model` names the family. Music: whichever of the two is named,
 * else the first available model. An explicit model that does not support the mode or is
 * unavailable is refused, never replaced by another one.
 *
 * @throws Refusal MODEL_UNKNOWN, MODEL_UNAVAILABLE, MODEL_NOT_OFFERED, MODE_UNAVAILABLE,
 * SETTING_UNSUPPORTED
 */
export function resolveModel(
  form: Pick<PromptForm, "model" | "generationModel">,
  mode: CreationMode,
  catalogue: Catalogue,
): ResolvedModel {
  const model = form.model === undefined ? null : findModel(catalogue, form.model);
  const generation =
    form.generationModel === undefined ? null : findModel(catalogue, form.generationModel);
  if (!catalogue.some((candidate) => candidate.route && canDo(candidate, mode))) {
    throw new Refusal("MODE_UNAVAILABLE", { mode });
  }
  const chosen = choose(model, generation, mode, catalogue);
  refuseUnserved(chosen.engine);
  if (chosen.family) refuseUnserved(chosen.family);
  return chosen;
}

/** Refusal MODEL_NOT_OFFERED or MODEL_UNAVAILABLE, with the reason, when nothing serves the model. */
export function refuseUnserved({ entry, route, unavailable }: CatalogueModel): void {
  if (route) return;
  const said = unavailable ? { reason: unavailable } : {};
  const code = unavailable?.code === "model.notOffered" ? "MODEL_NOT_OFFERED" : "MODEL_UNAVAILABLE";
  throw new Refusal(code, { model: entry.key }, said);
}

function choose(
  model: CatalogueModel | null,
  generation: CatalogueModel | null,
  mode: CreationMode,
  catalogue: Catalogue,
): ResolvedModel {
  if (mode === "text-to-image") return chooseForImage(model, mode, catalogue);
  if (mode === "text-to-music") return chooseForMusic(generation ?? model, mode, catalogue);
  return chooseForVideo(model, generation, mode, catalogue);
}

function chooseForMusic(
  named: CatalogueModel | null,
  mode: CreationMode,
  catalogue: Catalogue,
): ResolvedModel {
  const engine = named ?? catalogue.find((one) => one.route !== null && canDo(one, mode));
  if (!engine) throw new Refusal("MODE_UNAVAILABLE", { mode });
  if (!canDo(engine, mode)) throw unfit("model", engine, mode);
  return { engine, family: null };
}

function chooseForImage(
  model: CatalogueModel | null,
  mode: CreationMode,
  catalogue: Catalogue,
): ResolvedModel {
  const engine = model ?? findModel(catalogue, DEFAULT_FAMILY);
  if (!canDo(engine, mode)) throw unfit("model", engine, mode);
  return { engine, family: engine.entry.role === "family" ? engine : null };
}

function chooseForVideo(
  model: CatalogueModel | null,
  generation: CatalogueModel | null,
  mode: CreationMode,
  catalogue: Catalogue,
): ResolvedModel {
  const engine = generation ?? engineNamedByModel(model, mode, catalogue);
  if (!engine) return withFamily(defaultEngine(mode, catalogue), null, catalogue);
  if (engine.entry.role === "family" || !canDo(engine, mode)) {
    throw unfit("generationModel", engine, mode);
  }
  return withFamily(engine, model, catalogue);
}

function engineNamedByModel(
  model: CatalogueModel | null,
  mode: CreationMode,
  catalogue: Catalogue,
): CatalogueModel | null {
  if (!model) return null;
  if (model.entry.role === "family") return findModel(catalogue, CORE);
  if (!canDo(model, mode)) throw unfit("model", model, mode);
  return model;
}

function defaultEngine(mode: CreationMode, catalogue: Catalogue): CatalogueModel {
  const preferred = findModel(catalogue, PROMPT_DEFAULTS.generationModel);
  if (preferred.route && canDo(preferred, mode)) return preferred;
  const core = findModel(catalogue, CORE);
  return canDo(core, mode)
    ? core
    : (catalogue.find((one) => one.route && canDo(one, mode)) ?? core);
}

function withFamily(
  engine: CatalogueModel,
  model: CatalogueModel | null,
  catalogue: Catalogue,
): ResolvedModel {
  if (engine.entry.key !== CORE) return { engine, family: null };
  const named = model?.entry.role === "family" ? model : null;
  return { engine, family: named ?? findModel(catalogue, DEFAULT_FAMILY) };
}

const canDo = ({ entry }: CatalogueModel, mode: CreationMode): boolean =>
  entry.modes.includes(mode);

function unfit(setting: string, { entry }: CatalogueModel, mode: CreationMode): Refusal {
  return new Refusal("SETTING_UNSUPPORTED", { setting, value: entry.key, mode });
}
