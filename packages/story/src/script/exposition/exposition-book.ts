/**
 * Lines for explaining or offering a topic. They make no claims: facts come from the prompt
 * (`facts`), and the other lines ask, point and invite. Slots: topic, thing.
 */
export interface ExpositionVoice {
  readonly frames: readonly (readonly [hook: string, close: string])[];
  /** Introductions to a sentence of the prompt. */
  readonly leads: readonly string[];
  /** Lines between sentences of the prompt. */
  readonly more: readonly string[];
}

export interface ExpositionBook<Genre extends string> {
  readonly voices: Readonly<Record<Genre, ExpositionVoice>>;
  /** For films with very few words. */
  readonly brief: { readonly hooks: readonly string[]; readonly closes: readonly string[] };
  /** Used when the prompt gives only the topic. */
  readonly framing: readonly string[];
  /** About one thing visible in the picture. */
  readonly look: readonly string[];
  /** About the topic as a whole. */
  readonly ask: readonly string[];
  readonly titles: readonly string[];
}
