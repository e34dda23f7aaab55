import type { collectionRefusals } from "@kinora/contracts/collection/collection-refusals";
import { t } from "@lingui/core/macro";
import { numberText } from "../../text/number-text.ts";
import type { WordsOf } from "./words-of.ts";

export const collectionRefusalWords: WordsOf<typeof collectionRefusals> = {
  COLLECTION_NOT_FOUND: () => [
    t`There's no such collection`,
    t`It was deleted, or only its owner can see it.`,
  ],
  COLLECTION_NOT_YOURS: () => [
    t`This collection isn't yours`,
    t`Only its owner, or who added the work, can do that.`,
  ],
  COLLECTIONS_FULL: ({ limit }) => [
    t`You have ${{ limit: numberText(Number(limit)) }} collections, which is the most`,
    t`Delete one first.`,
  ],
  COLLECTION_FULL: ({ limit }) => [
    t`There are ${{ limit: numberText(Number(limit)) }} works in this collection, which is the most`,
    t`Remove one, or start another collection.`,
  ],
  COLLECTION_MEMBERS_FULL: ({ limit }) => [
    t`You have invited ${{ limit: numberText(Number(limit)) }} people, which is the most`,
    t`Remove someone first.`,
  ],
  COLLECTED_TOO_FAST: ({ max }) => [
    t`That was ${{ max: numberText(Number(max)) }} works in a minute`,
    t`Wait a moment, then add more.`,
  ],
  COLLECTED_UNPUBLISHED: () => [
    t`Only works in the feed can be in a collection`,
    t`Add it to the feed first, or choose another.`,
  ],
  OWN_COLLECTION: () => [t`That collection is yours`, t`You can change or delete it.`],
  COLLECTION_CHANGED: () => [
    t`This collection was changed`,
    t`Look at it again before you decide.`,
  ],
  COLLECTION_OWN_INVITATION: () => [t`It is your collection`, t`Invite someone else.`],
};
