/** What happened, and what to do. */
export type RefusalWords = readonly [title: string, advice: string];

/** Numbers and names in a refusal. */
export type RefusalDetails = Readonly<Record<string, unknown>>;

/** The sentences of a feature's refusals, in the language current when they are used. */
export type WordsOf<Refusals> = {
  readonly [Code in keyof Refusals]: (details: RefusalDetails) => RefusalWords;
};
