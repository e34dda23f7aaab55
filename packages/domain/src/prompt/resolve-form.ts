import { PROMPT_DEFAULTS } from "@kinora/contracts/prompt/prompt-defaults";
import type { AdditionalParams, PromptForm } from "@kinora/contracts/prompt/prompt-form";
import type { Recipe, RecipeInputs } from "@kinora/contracts/prompt/recipe";
import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { Refusal } from "../refusal.ts";
import { measureClip } from "../upload/measure-clip.ts";
import { chooseDuration, chooseFrameRate, chooseRatio, refuseUnknown } from "./check-settings.ts";
import { chooseEffect, chooseFilmSettings } from "./choose-film-settings.ts";
import type { Catalogue, ModelEntry } from "./model-entry.ts";
import { priceOf } from "./price-form.ts";
import { PRICE_VERSION } from "./prices.ts";
import { isRestyled, refuseForClip } from "./refuse-for-clip.ts";
import { kindOf, resolveModel } from "./resolve-model.ts";

/** A form with every default resolved: what will be made, for how much, for whom to see. */
export interface ResolvedForm {
  readonly kind: ContentKind;
  readonly recipe: Recipe;
  readonly hidden: boolean;
  readonly private: boolean;
  readonly parentId: string | null;
  readonly gems: number;
  readonly explanation: string;
}

/**
 * Resolves a form against the catalogue.
 *
 * @param drawnSeed takes the place of seed -1
 * @param inputs the form's uploads, see chooseInputs
 * @throws Refusal of resolveModel; DURATION_UNSUPPORTED, ASPECT_RATIO_UNSUPPORTED,
 *   SETTING_UNSUPPORTED with the allowed values in details
 */
export function resolveForm(
  form: PromptForm,
  catalogue: Catalogue,
  drawnSeed: number,
  inputs: RecipeInputs = {},
): ResolvedForm {
  const type = form.type ?? PROMPT_DEFAULTS.type;
  // A story is ordered stage by stage, each with a price of its own: never by the second from here.
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
  const shape =
    type === "video-upload" ? clipShape(asked, inputs, entry) : chooseShape(asked, kind, entry);
  const defaults = PROMPT_DEFAULTS.additionalParams;
  const price = priceOf(engine.entry.key, kind, shape.duration ?? 0);
  const seed = asked.seed ?? defaults.seed;
  const recipe: Recipe = {
    type,
    model: entry.key,
    generationModel: kind === "image" ? null : engine.entry.key,
    prompt: form.prompt,
    negative_prompt: asked.negative_prompt ?? "",
    ...shape,
    style: entry.visualStyle ?? asked.style ?? defaults.style,
    effect: kind === "image" || restyled ? null : chooseEffect(asked.effect, entry, type),
    seed: seed === -1 ? drawnSeed : seed,
    ...chooseFilmSettings(asked, entry, kind, type),
    ...(Object.keys(inputs).length > 0 ? { inputs } : {}),
    theme: asked.theme ?? defaults.theme,
    tone: asked.tone ?? defaults.tone,
    caption: asked.caption ?? defaults.caption,
    engine: engine.route?.protocol ?? "none",
    engineVersion: null,
    priceVersion: PRICE_VERSION,
  };
  return {
    kind,
    recipe,
    hidden: form.hidden ?? PROMPT_DEFAULTS.hidden,
    private: form.private ?? PROMPT_DEFAULTS.private,
    parentId: form.parentId ?? null,
    ...price,
  };
}

type Shape = Pick<Recipe, "aspectRatio" | "width" | "height" | "duration" | "fps">;

function chooseShape(asked: AdditionalParams, kind: ContentKind, entry: ModelEntry): Shape {
  const duration = kind === "image" ? null : chooseDuration(asked.duration, entry);
  const fps = kind === "image" || kind === "music" ? null : chooseFrameRate(asked.fps, entry);
  const aspectRatio = chooseRatio(asked.aspectRatio, entry);
  return { aspectRatio, ...sizeOf(entry, kind, aspectRatio), duration, fps };
}

/** A film of one's own is what it is: a length or shape that was asked for is refused. */
function clipShape(asked: AdditionalParams, inputs: RecipeInputs, entry: ModelEntry): Shape {
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
