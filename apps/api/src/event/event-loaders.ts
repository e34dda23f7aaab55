import type { CommentEvent } from "@kinora/contracts/comment/comment-event";
import type { ServerEvent } from "@kinora/contracts/event/event";
import type { EventNoun } from "@kinora/contracts/event/event-payloads";
import type { Signed } from "@kinora/domain/account/signed";
import type { Signal } from "@kinora/domain/event/signal";
import type { Locale } from "@kinora/text/locale";

/** What streams send: a user's own events, or changes of a work that somebody looks at. */
export type StreamEvent = ServerEvent | CommentEvent;

/**
 * An event, or a function that words it for a locale, because the streams of one user may use
 * several.
 */
export type Telling = StreamEvent | ((locale: Locale) => StreamEvent);

/** Loads the subject of a signal as that user may see it; null when there is nothing to send. */
export type LoadEvent = (signal: Signal, person: Signed) => Promise<Telling | null>;

/** Loads the event of each noun; null when there is nothing to send. */
export type EventLoaders = {
  readonly [Noun in EventNoun]?: (subjectId: string, person: Signed) => Promise<Telling | null>;
};

/** Combines the loaders of all modules into one. Signals of a noun without a loader are ignored. */
export function eventLoader(loaders: readonly EventLoaders[]): LoadEvent {
  const all = new Map(loaders.flatMap((own) => Object.entries(own)));
  return async ({ noun, subjectId }, person) => (await all.get(noun)?.(subjectId, person)) ?? null;
}
