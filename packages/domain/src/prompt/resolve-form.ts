import type { StoredSentence } from "@kinora/contracts/message/sentence";
import { PROMPT_DEFAULTS } from "@kinora/contracts/prompt/prompt-defaults";
import type { AdditionalParams, PromptForm } from "@kinora/contracts/prompt/prompt-form";
import type { ContentKind, CreationMode } from "@kinora/contracts/prompt/vocabulary";
import {
  generationTypeOf,
  type ImageRecipe,
  type Recipe,
  type RecipeInputs,
} from "@kinora/contracts/recipe/recipe";
import { Refusal } from "../refusal.ts";
import { measureClip } from "../upload/measure-clip.ts";
import { chooseDuration, chooseFrameRate, chooseRatio, refuseUnknown } from "./check-settings.ts";
import { chooseEffect, chooseSettings } from "./choose-settings.ts";
import { houseNegative } from "./house-negative.ts";
import type { Catalogue, CatalogueModel, ModelEntry } from "./model-entry.ts";
import { ownKeyPrice, priceOf } from "./price-form.ts";
import { PRICE_VERSION } from "./prices.ts";
import { promptMaxOf } from "./prompt-max.ts";
import { isRestyled, refuseForClip } from "./refuse-for-clip.ts";
import { kindOf, resolveModel } from "./resolve-model.ts";
import { styleWords } from "./style-words.ts";
import { upstreamPrice } from "./upstream-price.ts";

/** A form with all defaults resolved: the recipe, its price and its visibility. */
export interface ResolvedForm {
  readonly kind: ContentKind;
  readonly recipe: Recipe;
  readonly hidden: boolean;
  readonly private: boolean;
  readonly parentId: string | null;
  readonly gems: number;
  readonly explanation: StoredSentence;
  /** True when the person's own API key pays for it at its service. */
  readonly ownKey: boolean;
}

/**
 * Resolves a form against the catalogue.
 *
 * @param drawnSeed replaces a seed of -1
 * @param inputs the form's uploads, see chooseInputs
 * @throws Refusal of resolveModel; DURATION_UNSUPPORTED, ASPECT_RATIO_UNSUPPORTED,
 *   SETTING_UNSUPPORTED with the allowed values in details, PROMPT_TOO_LONG
 */
export function resolveForm(
  form: PromptForm,
  catalogue: Catalogue,
  drawnSeed: number,
  inputs: RecipeInputs = {},
): ResolvedForm {
  const type = form.type ?? PROMPT_DEFAULTS.type;
  // Stories are ordered stage by stage, each with its own price, so they cannot be ordered here.
  if (type === "text-to-story") {
    throw new Refusal("MODE_UNAVAILABLE", { mode: type, use: "/api/stories" });
  }
  const kind = kindOf(type);
  const { engine, family } = resolveModel(form, type, catalogue);
  const entry = family?.entry ?? engine.entry;
  const asked = form.additionalParams ?? {};
  refuseUnknown(asked, entry, kind);
  const restyled = isRestyled(type, inputs);
  if (restyled) refuseForClip(asked, engine, "initialVideo");
  if (inputs.lastImage !== undefined) refuseForClip(asked, engine, "lastImage");
  const defaults = PROMPT_DEFAULTS.additionalParams;
  const seed = asked.seed ?? defaults.seed;
  const negative = asked.negative_prompt ?? "";
  const { leavesOut = [] } = family ?? engine;
  const added = entry.takes.includes("negative_prompt") ? houseNegative(leavesOut, negative) : "";
  const common = {
    model: entry.key,
    prompt: form.prompt,
    negative_prompt: negative,
    ...(added === "" ? {} : { house_negative: added }),
    style: entry.visualStyle ?? asked.style ?? defaults.style,
    ...(asked.style && engine.route?.tellsStyle ? { style_words: styleWords(asked.style) } : {}),
    seed: seed === -1 ? drawnSeed : seed,
    settings: chooseSettings(asked, entry, kind, type),
    ...(Object.keys(inputs).length > 0 ? { inputs } : {}),
    theme: asked.theme ?? defaults.theme,
    tone: asked.tone ?? defaults.tone,
    caption: asked.caption ?? defaults.caption,
    engine: engine.route?.protocol ?? "none",
    engineVersion: null,
    priceVersion: PRICE_VERSION,
  };
  refuseLongPrompt(form.prompt, engine);
  const recipe = ofKind(type, { asked, entry, inputs, restyled, common, engine: engine.entry.key });
  const { ownKey = false } = engine;
  const price = ownKey
    ? ownKeyPrice(engine.route?.service ?? null, upstreamPrice(recipe).mills)
    : priceOf(engine.entry.key, kind, recipe.duration ?? 0);
  return {
    kind,
    recipe,
    hidden: form.hidden ?? PROMPT_DEFAULTS.hidden,
    private: form.private ?? PROMPT_DEFAULTS.private,
    parentId: form.parentId ?? null,
    ...price,
    ownKey,
  };
}

/** Refusal PROMPT_TOO_LONG when the route takes fewer characters. */
function refuseLongPrompt({ length }: string, { entry, route }: CatalogueModel): void {
  const max = route && promptMaxOf(route);
  if (max === null || length <= max) return;
  throw new Refusal("PROMPT_TOO_LONG", { model: entry.key, length, max });
}

interface Asked {
  readonly asked: AdditionalParams;
  readonly entry: ModelEntry;
  readonly inputs: RecipeInputs;
  /** True when an uploaded clip is restyled. */
  readonly restyled: boolean;
  /** Key of the engine. */
  readonly engine: string;
  readonly common: Omit<ImageRecipe, Shape | "type" | "generationModel" | "effect">;
}

type Shape = "aspectRatio" | "width" | "height" | "duration" | "fps";

/** Adds the fields that are specific to the kind of recipe. */
function ofKind(
  type: Exclude<CreationMode, "text-to-story">,
  { asked, entry, inputs, restyled, common, engine: generationModel }: Asked,
): Recipe {
  switch (type) {
    case "text-to-image": {
      const still = { generationModel: null, duration: null, fps: null, effect: null };
      return { type, ...common, ...frameOf(asked, "image", entry), ...still };
    }
    case "video-upload": {
      const clip = clipShape(asked, inputs, entry);
      return { type, ...common, ...clip, generationModel, fps: null, effect: null };
    }
    case "text-to-music": {
      const duration = chooseDuration(asked.duration, entry);
      const unseen = { generationModel, duration, fps: null, effect: null };
      return { type, ...common, ...frameOf(asked, "music", entry), ...unseen };
    }
    default: {
      const duration = chooseDuration(asked.duration, entry);
      const fps = chooseFrameRate(asked.fps, entry);
      const effect = restyled ? null : chooseEffect(asked.effect, entry, type);
      const generationType = generationTypeOf(inputs);
      const film = { generationModel, generationType, duration, fps, effect };
      return { type, ...common, ...frameOf(asked, "video", entry), ...film };
    }
  }
}

function frameOf({ aspectRatio: asked }: AdditionalParams, kind: ContentKind, entry: ModelEntry) {
  const aspectRatio = chooseRatio(asked, entry);
  return { aspectRatio, ...sizeOf(entry, kind, aspectRatio) };
}

/** An uploaded clip keeps its duration and shape, so requests for others are refused. */
function clipShape(asked: AdditionalParams, inputs: RecipeInputs, entry: ModelEntry) {
  const { initialVideo } = inputs;
  if (!initialVideo) throw new Refusal("INPUT_REQUIRED", { input: "initialVideo" });
  for (const setting of ["duration", "aspectRatio", "fps"] as const) {
    const value = asked[setting];
    if (value !== undefined)
      throw new Refusal("SETTING_UNSUPPORTED", { setting, value, model: entry.key });
  }
  return measureClip(initialVideo);
}

function sizeOf(entry: ModelEntry, kind: ContentKind, ratio: Recipe["aspectRatio"]) {
  const size = entry.sizes[kind]?.[ratio];
  if (!size) throw new Error(`the catalogue has no ${kind} size for ${entry.key}`);
  return { width: size.width, height: size.height };
}
