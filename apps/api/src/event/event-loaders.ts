import type { ServerEvent } from "@kinora/contracts/event/event";
import type { EventNoun } from "@kinora/contracts/event/event-payloads";
import type { Signed } from "@kinora/domain/account/signed";
import type { Signal } from "@kinora/domain/event/signal";
import type { Locale } from "@kinora/text/locale";

/** What is told, or how it is worded for those who read a language: the streams of one person may ask for several. */
export type Telling = ServerEvent | ((locale: Locale) => ServerEvent);

/** Loads what a signal is about, as that person may see it; null when there is nothing to tell. */
export type LoadEvent = (signal: Signal, person: Signed) => Promise<Telling | null>;

/** What the person is told when something happens to a noun; null when there is nothing to tell. */
export type EventLoaders = {
  readonly [Noun in EventNoun]?: (subjectId: string, person: Signed) => Promise<Telling | null>;
};

/** One loader of all signals; of nouns for which nobody speaks nothing is told. */
export function eventLoader(loaders: readonly EventLoaders[]): LoadEvent {
  const all = new Map(loaders.flatMap((own) => Object.entries(own)));
  return async ({ noun, subjectId }, person) => (await all.get(noun)?.(subjectId, person)) ?? null;
}
