import type { Garment, TimeOfDay, Weather } from "@kinora/studio/scene/scene-spec";
import type { Count, DeedWords, Noun, PlacePhrase, ScenePhrase, Stands } from "./vocabulary.ts";

/** Somebody or something a prompt speaks of, with what it says of them. */
export interface WantedFigure {
  readonly noun: Noun;
  count?: Count;
  /** What must be seen of the deed, and the words that told it. */
  deed?: DeedWords;
  colour?: { readonly words: string; readonly colour: string };
  garment?: ScenePhrase<Garment["item"]> & { readonly colour?: string };
}

export interface WantedRelation {
  readonly stands: Stands;
  readonly of: WantedFigure;
  readonly to: readonly WantedFigure[];
}

/** What must be seen in the picture of a prompt. */
export interface Key {
  readonly figures: WantedFigure[];
  readonly relations: WantedRelation[];
  place?: PlacePhrase;
  time?: ScenePhrase<TimeOfDay>;
  weather?: ScenePhrase<Weather>;
  /** What the prompt says is not there. */
  readonly absent: Noun[];
}

/** A prompt drawn from the grammar. */
export interface UnseenPrompt {
  readonly text: string;
  /** Name of its structure. */
  readonly structure: string;
  readonly key: Key;
  /** What its picture is planned with. */
  readonly seed: number;
}
