import type { ModelSentenceCode, Sentence } from "@kinora/contracts/message/sentence";
import type { SettingsSchema, SettingValue } from "@kinora/contracts/prompt/settings-schema";
import type {
  AspectRatio,
  ContentKind,
  CreationMode,
  Effect,
  GENERATOR_TYPES,
  MODEL_STYLES,
  VisualStyle,
} from "@kinora/contracts/prompt/vocabulary";

export type GeneratorType = (typeof GENERATOR_TYPES)[number];
export type CatalogueStyle = (typeof MODEL_STYLES)[number];

/**
 * The engine that makes the result: `studio`, or an external service or own server of the
 * catalogue; `upload` when it was made elsewhere and uploaded; `none` when this version of Kinora
 * has no engine for it.
 */
export type EngineProtocol = string;

/** Where and when a model is served. Dates are ISO days; null means open-ended. */
export interface EngineRoute {
  readonly protocol: EngineProtocol;
  /** Display name of the external service; null when none sells it. */
  readonly service: string | null;
  /** Display name of the server that an owner must run; null when none is needed. */
  readonly ownServer: string | null;
  /** The upstream's name of the model. */
  readonly endpoint: string;
  readonly validFrom: string | null;
  /** First day on which the upstream no longer serves it. */
  readonly retiredAt: string | null;
  /** Successor model at the same upstream. */
  readonly successor: string | null;
  /** Display name of the upstream's model when it is a successor of the entry's own. */
  readonly servedBy: string | null;
  /** The subset of the entry's modes that it supports; null for all. */
  readonly modes: readonly CreationMode[] | null;
  /** True when a clip can end on a given picture. */
  readonly endsOnPicture: boolean;
  /** True when a film takes the shape of its first picture, whatever aspect ratio is ordered. */
  readonly shapedByPicture: boolean;
  /** True when it is sent the seed. Without one, its results are not reproducible. */
  readonly takesSeed: boolean;
  /** True when it is told a chosen style in words; our own engine draws in it. */
  readonly tellsStyle: boolean;
  /** Settings of the entry that it does not support. */
  readonly omits: readonly CommonSetting[];
  /** Maximum UTF-16 units of a prompt, with its style; null when it takes as much as our form. */
  readonly promptMax: number | null;
  /** Maximum bytes of a picture's file; null for none. */
  readonly pictureMax: number | null;
}

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Common recipe fields that only some models support. */
export type CommonSetting = "effect" | "fps" | "negative_prompt";

/** A catalogue entry: a model's name, abilities and routes. */
export interface ModelEntry {
  readonly key: string;
  readonly name: string;
  /** `legacy` entries open old recipes and are not offered for new work. */
  readonly list: "current" | "legacy";
  /**
   * How it is selected: an `engine` by generationModel, a `family` of core or an image model by
   * model.
   */
  readonly role: "engine" | "family" | "image" | "music" | "story" | "effect";
  readonly kinds: readonly ContentKind[];
  readonly modes: readonly CreationMode[];
  readonly generatorType: GeneratorType | null;
  readonly style: CatalogueStyle | null;
  /** Default settings from the specification, under its names. */
  readonly defaultSettings: Readonly<Record<string, SettingValue>>;
  /** Settings that the upstream needs but users do not see. */
  readonly hiddenSettings: Readonly<Record<string, SettingValue>>;
  readonly outputType: string;
  readonly extension: string;
  /** True when the output carries word timings. */
  readonly timing: boolean;
  /** Names of the transformers between form, engine and result, in order. */
  readonly inputTransformers: readonly string[];
  readonly outputTransformers: readonly string[];
  readonly aspectRatios: readonly AspectRatio[];
  /** Clip durations in seconds; empty for pictures. */
  readonly durations: readonly number[];
  readonly effects: readonly Effect[];
  readonly takes: readonly CommonSetting[];
  /**
   * The model's own settings by kind of result. Their names must differ from those of recipe
   * fields.
   */
  readonly settings: Readonly<Partial<Record<ContentKind, SettingsSchema>>>;
  /** Selectable frame rates in frames per second; empty when it cannot be chosen. */
  readonly frameRates: readonly number[];
  /** Result sizes in pixels. */
  readonly sizes: Partial<Record<ContentKind, Readonly<Record<AspectRatio, PixelSize>>>>;
  /** Visual style that it always uses, whatever the form requests; null when the form decides. */
  readonly visualStyle: VisualStyle | null;
  readonly routes: readonly EngineRoute[];
}

/** An entry on this server today: its route, or why it is unavailable. */
export interface CatalogueModel {
  readonly entry: ModelEntry;
  readonly route: EngineRoute | null;
  /** Reason when it is not served. */
  readonly unavailable: Sentence<ModelSentenceCode> | null;
  /** True when it is ordered with the user's own API key and therefore costs no gems. */
  readonly ownKey?: true;
  /** The house's negative prompt words for it; absent when there are none. */
  readonly leavesOut?: readonly string[];
}
export type Catalogue = readonly CatalogueModel[];

/** Returns why a configured engine does not serve a route at the moment; null when it does. */
export type RouteAbsence = (
  route: Pick<EngineRoute, "protocol" | "endpoint">,
) => Sentence<ModelSentenceCode> | null;
