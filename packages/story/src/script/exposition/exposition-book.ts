/**
 * How something is explained or offered. Lines claim nothing: what is known comes from the prompt
 * (`facts`), and the rest asks, points and invites. Slots: topic, thing.
 */
export interface ExpositionVoice {
  readonly frames: readonly (readonly [hook: string, close: string])[];
  /** Said before a sentence of the prompt. */
  readonly leads: readonly string[];
  /** Between the sentences of the prompt. */
  readonly more: readonly string[];
}

export interface ExpositionBook<Genre extends string> {
  readonly voices: Readonly<Record<Genre, ExpositionVoice>>;
  /** For films with hardly any words. */
  readonly brief: { readonly hooks: readonly string[]; readonly closes: readonly string[] };
  /** Said when the prompt gives no more than the topic. */
  readonly framing: readonly string[];
  /** About one thing that is in the picture. */
  readonly look: readonly string[];
  /** About the topic as a whole. */
  readonly ask: readonly string[];
  readonly titles: readonly string[];
}
