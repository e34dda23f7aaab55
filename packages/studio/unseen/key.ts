import type { Garment, TimeOfDay, Weather } from "@kinora/studio/scene/scene-spec";
import type { Count, DeedWords, Noun, PlacePhrase, ScenePhrase, Stands } from "./vocabulary.ts";

/** A figure mentioned in a prompt, with its description. */
export interface WantedFigure {
  readonly noun: Noun;
  count?: Count;
  /** What must be visible of the deed, and the words for it. */
  deed?: DeedWords;
  colour?: { readonly words: string; readonly colour: string };
  garment?: ScenePhrase<Garment["item"]> & { readonly colour?: string };
}

export interface WantedRelation {
  readonly stands: Stands;
  readonly of: WantedFigure;
  readonly to: readonly WantedFigure[];
}

/** What must be visible in the picture of a prompt. */
export interface Key {
  readonly figures: WantedFigure[];
  readonly relations: WantedRelation[];
  place?: PlacePhrase;
  time?: ScenePhrase<TimeOfDay>;
  weather?: ScenePhrase<Weather>;
  /** Things that the prompt says are absent. */
  readonly absent: Noun[];
}

/** A prompt generated from the grammar. */
export interface UnseenPrompt {
  readonly text: string;
  /** Name of its structure. */
  readonly structure: string;
  readonly key: Key;
  /** Seed used to plan its picture. */
  readonly seed: number;
}
