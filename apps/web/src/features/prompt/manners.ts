import type { Model } from "@kinora/contracts/prompt/model";
import { CORE_FAMILIES } from "@kinora/contracts/prompt/vocabulary";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

/** The family a manner belongs to ("animated-diffusion anime"); null: it is no manner. */
const familyOf = (key: string) => CORE_FAMILIES.find((family) => key.startsWith(`${family} `));

/** The model a manner is a manner of; any other model is itself. */
export function withoutManner(model: Model, models: readonly Model[]): Model {
  const family = familyOf(model.key);
  return models.find(({ key }) => key === family) ?? model;
}

/** The manners of a model among those that are offered. */
export function mannersOf({ key }: Pick<Model, "key">, offered: readonly Model[]): Model[] {
  return offered.filter((one) => familyOf(one.key) === key);
}

/** By what one sees: half of the models' own names are names of styles too. */
const MANNER_NAMES: Readonly<Partial<Record<NonNullable<Model["style"]>, MessageDescriptor>>> = {
  Realistic: msg`Fine pencil`,
  Anime: msg`Cel anime`,
  "3D Animation": msg`3D toys`,
  Comics: msg`Printed comics`,
  Photorealism: msg`Golden relief`,
  Openjourney: msg`Oil paint`,
  "Modern Animation": msg`Cut paper`,
};

/** What a manner is called among the styles it is chosen with. */
export function mannerName({ style, name }: Pick<Model, "style" | "name">): string {
  if (style === null) return name;
  const known = MANNER_NAMES[style];
  return known ? t(known) : style;
}

/** A model as the composer names it: the model itself, and the style that is a manner of it. */
export interface ModelWords {
  readonly name: string;
  /** null: the style is the form's own. */
  readonly style: string | null;
}

/** The words for a key of the catalogue; null while nobody knows it. */
export function modelWords(key: string, models: readonly Model[]): ModelWords | null {
  const model = models.find((one) => one.key === key);
  if (!model) return null;
  const base = withoutManner(model, models);
  return { name: base.name, style: base === model ? null : mannerName(model) };
}
