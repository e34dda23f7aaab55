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
 * Which machinery makes the result: `studio`, a service of others or a server of one's own as the catalogue has it;
 * `upload`: it was made elsewhere and brought along; `none` when this version of Kinora brings nothing for it.
 */
export type EngineProtocol = string;

/** Where a model is served, and between which days. Dates are ISO days; null is open. */
export interface EngineRoute {
  readonly protocol: EngineProtocol;
  /** What the service of others is called; null: none sells it. */
  readonly service: string | null;
  /** What the server is called that an owner runs themselves; null: it needs none. */
  readonly ownServer: string | null;
  /** The upstream's own name of it. */
  readonly endpoint: string;
  readonly validFrom: string | null;
  /** From this day on the upstream does not serve it. */
  readonly retiredAt: string | null;
  /** Model of the same upstream that took its place. */
  readonly successor: string | null;
  /** What the upstream's model is called where it is not the entry's own but its successor. */
  readonly servedBy: string | null;
  /** Those of the entry's modes that it can do; null: all of them. */
  readonly modes: readonly CreationMode[] | null;
  /** Can a film go from one picture to another? */
  readonly endsOnPicture: boolean;
  /** Is it sent the seed? Without one, nothing it made can be made again. */
  readonly takesSeed: boolean;
}

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** What only some models take of what every recipe has a field for. */
export type CommonSetting = "effect" | "fps" | "negative_prompt";

/** One entry of the catalogue: what a model is called, can do, costs, and who serves it. */
export interface ModelEntry {
  readonly key: string;
  readonly name: string;
  /** `legacy` opens old recipes and is not offered for new work. */
  readonly list: "current" | "legacy";
  /** Chosen as `engine` by generationModel, as `family` of core, or as image model by model. */
  readonly role: "engine" | "family" | "image" | "music" | "story" | "effect";
  readonly kinds: readonly ContentKind[];
  readonly modes: readonly CreationMode[];
  readonly generatorType: GeneratorType | null;
  readonly style: CatalogueStyle | null;
  /** The specification's defaults of the model, under its names. */
  readonly defaultSettings: Readonly<Record<string, SettingValue>>;
  /** Settings the upstream needs and nobody sees. */
  readonly hiddenSettings: Readonly<Record<string, SettingValue>>;
  readonly outputType: string;
  readonly extension: string;
  /** Does the output carry word timings? */
  readonly timing: boolean;
  /** Names of the transformers between the form, the engine and the result, in their order. */
  readonly inputTransformers: readonly string[];
  readonly outputTransformers: readonly string[];
  readonly aspectRatios: readonly AspectRatio[];
  /** Seconds a clip may last; empty for pictures. */
  readonly durations: readonly number[];
  readonly effects: readonly Effect[];
  readonly takes: readonly CommonSetting[];
  /** Settings of its own, by kind of result. None may have the name of a field of recipes. */
  readonly settings: Readonly<Partial<Record<ContentKind, SettingsSchema>>>;
  /** Frames a second it can be asked for; empty: not to be chosen. */
  readonly frameRates: readonly number[];
  /** Pixels of a result. */
  readonly sizes: Partial<Record<ContentKind, Readonly<Record<AspectRatio, PixelSize>>>>;
  /** Visual style it always draws in, whatever the form says; null: the form decides. */
  readonly visualStyle: VisualStyle | null;
  readonly routes: readonly EngineRoute[];
}

/** An entry on this server on this day: served by a route, or not and why. */
export interface CatalogueModel {
  readonly entry: ModelEntry;
  readonly route: EngineRoute | null;
  /** Why it is not served. */
  readonly unavailable: Sentence<ModelSentenceCode> | null;
  /** Is it ordered with the key of whoever asks? Then it costs no gems. */
  readonly ownKey?: true;
  /** Words of the house that whoever makes it is told to leave out; absent: none. */
  readonly leavesOut?: readonly string[];
}
export type Catalogue = readonly CatalogueModel[];

/** Why a configured engine does not serve a route just now; null: it does. */
export type RouteAbsence = (
  route: Pick<EngineRoute, "protocol" | "endpoint">,
) => Sentence<ModelSentenceCode> | null;
