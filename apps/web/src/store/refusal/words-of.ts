/** What happened, and what to do. */
export type RefusalWords = readonly [title: string, advice: string];

/** Figures and names of a refusal. */
export type RefusalDetails = Readonly<Record<string, unknown>>;

/** The words of each refusal of a noun, in the language that is read when they are said. */
export type WordsOf<Refusals> = {
  readonly [Code in keyof Refusals]: (details: RefusalDetails) => RefusalWords;
};
