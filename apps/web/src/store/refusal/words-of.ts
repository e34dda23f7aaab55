/** What happened, and what to do. */
export type RefusalWords = readonly [title: string, advice: string];

/** The words of each refusal of a noun, in the language that is read when they are said. */
export type WordsOf<Refusals> = { readonly [Code in keyof Refusals]: () => RefusalWords };
