import type { ServerEvent } from "@kinora/contracts/event/event";
import type { Signed } from "@kinora/domain/account/signed";
import { SIGNAL_TYPES, type Signal } from "@kinora/domain/event/signal";
import type { Locale } from "@kinora/text/locale";

/** What is told, or how it is worded for those who read a language: the streams of one person may ask for several. */
export type Telling = ServerEvent | ((locale: Locale) => ServerEvent);

/** Loads what a signal is about, as that person may see it; null when there is nothing to tell. */
export type LoadEvent = (signal: Signal, person: Signed) => Promise<Telling | null>;

/** What a signal of each type is about, for the person it is meant for; null when there is nothing to tell. */
export type EventLoaders = {
  readonly [Type in Signal["type"]]: (subjectId: string, person: Signed) => Promise<Telling | null>;
};

/**
 * One loader of all signals.
 *
 * @throws an error that names the signals of which nobody speaks
 */
export function eventLoader(loaders: readonly Partial<EventLoaders>[]): LoadEvent {
  const all: Partial<EventLoaders> = Object.assign({}, ...loaders);
  const untold = SIGNAL_TYPES.filter((type) => !all[type]);
  if (untold.length > 0) throw new Error(`No module tells of these signals: ${untold.join(", ")}.`);
  return async ({ type, subjectId = "" }, person) => (await all[type]?.(subjectId, person)) ?? null;
}
