import type { Model } from "@kinora/contracts/prompt/model";
import { CORE_FAMILIES, MODEL_STYLES } from "@kinora/contracts/prompt/vocabulary";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

/**
 * Returns the family a manner belongs to: its key is the family's and a style's
 * ("animated-diffusion anime"). Undefined for other models, such as "zeroscope v2".
 */
export const familyOf = (key: string) =>
  CORE_FAMILIES.find((family) =>
    MODEL_STYLES.some((style) => key === `${family} ${style.toLowerCase()}`),
  );

/** Returns the model a manner belongs to; any other model is returned unchanged. */
export function withoutManner(model: Model, models: readonly Model[]): Model {
  const family = familyOf(model.key);
  return models.find(({ key }) => key === family) ?? model;
}

/** Returns the offered manners of a model. */
export function mannersOf({ key }: Pick<Model, "key">, offered: readonly Model[]): Model[] {
  return offered.filter((one) => familyOf(one.key) === key);
}

/** Named by their look, because half of the models' own names are also names of styles. */
const MANNER_NAMES: Readonly<Partial<Record<NonNullable<Model["style"]>, MessageDescriptor>>> = {
  Realistic: msg`Fine pencil`,
  Anime: msg`Cel anime`,
  "3D Animation": msg`3D toys`,
  Comics: msg`Printed comics`,
  Photorealism: msg`Golden relief`,
  Openjourney: msg`Oil paint`,
  "Modern Animation": msg`Cut paper`,
};

/** Returns the name of a manner among the styles. */
export function mannerName({ style, name }: Pick<Model, "style" | "name">): string {
  if (style === null) return name;
  const known = MANNER_NAMES[style];
  return known ? t(known) : style;
}

/** A model as the composer names it: its name, and the style when it is a manner. */
export interface ModelWords {
  readonly name: string;
  /** Null when the style is the form's own. */
  readonly style: string | null;
}

/** Returns the words for a catalogue key; null while it is unknown. */
export function modelWords(key: string, models: readonly Model[]): ModelWords | null {
  const model = models.find((one) => one.key === key);
  if (!model) return null;
  const base = withoutManner(model, models);
  return { name: base.name, style: base === model ? null : mannerName(model) };
}
