import type { Person } from "@kinora/contracts/account/account";
import type { CreationCard } from "@kinora/contracts/creation/creation";
import { titleOf } from "../title-of.ts";

/** A piece of music as the mini player shows and plays it. */
export interface Track {
  readonly id: string;
  readonly title: string;
  readonly author: Pick<Person, "handle" | "displayName">;
  readonly src: string;
  readonly cover: string | null;
  readonly thumbhash: string | null;
  /** Seconds, as the card states; the loaded file is authoritative. */
  readonly length: number;
}

/** Returns the track of a card; null when it is not music or cannot be played. */
export function trackOf(card: CreationCard): Track | null {
  const { id, kind, media, author, thumbhash, duration } = card;
  if (kind !== "music" || !media || card.status === "deleted") return null;
  return {
    id,
    title: titleOf(card),
    author,
    src: media.main.url,
    cover: (media.thumbnail ?? media.poster)?.url ?? null,
    thumbhash,
    length: duration ?? media.main.duration ?? 0,
  };
}

/** Returns the tracks among the cards, in order. */
export function tracksOf(cards: readonly CreationCard[]): readonly Track[] {
  return cards.flatMap((card) => trackOf(card) ?? []);
}
