import type { RecipeStory } from "@kinora/contracts/recipe/recipe";
import { canonical } from "../canonical.ts";
import type { CreationRecord } from "../creation/creation.ts";
import type { RetryFilm } from "../creation/creation-stores.ts";
import type { ArtifactKeys, Digest } from "./artifact-keys.ts";
import { priceRender } from "./price-story.ts";
import { readStanding } from "./read-standing.ts";
import { refuseBusy, refuseRendering, refuseWithheld } from "./story-access.ts";
import type { StoryStores } from "./story-stores.ts";

export type RetryFilmStores = Pick<StoryStores, "creations" | "queue"> & {
  readonly stories: Pick<StoryStores["stories"], "lock" | "update" | "isWithheld">;
  readonly artifacts: Pick<StoryStores["artifacts"], "find">;
};

export interface RetryFilmPorts {
  /** Returns the keys of story artifacts. */
  readonly keys: () => ArtifactKeys;
  readonly digest: Digest;
}

/**
 * Retries a failed film as its story's film. It is refused while other work on the story is in
 * progress, like a new film, so the same pictures are not ordered twice.
 *
 * @returns gems: the ordered price less what has been paid for it, by the order or by the story
 * since
 * @throws Refusal STORY_WITHHELD, STORY_BUSY
 */
export async function retryFilm(
  { id, gems }: CreationRecord,
  film: RecipeStory,
  now: Date,
  stores: RetryFilmStores,
  { keys, digest }: RetryFilmPorts,
): Promise<number> {
  const ordered = gems.held - gems.settled;
  const story = await stores.stories.lock(film.storyId);
  // The board of a deleted story cannot be made; the attempt reports that and refunds the gems.
  if (!story) return ordered;
  await refuseWithheld(story, stores);
  await refuseBusy(story, stores);
  await refuseRendering(story, stores);
  const known = { artifacts: stores.artifacts, keys: keys() };
  const standing = await readStanding(story.id, film, { scenes: {} }, known);
  const renderDigest = digest(canonical(film.board));
  const change = { renderCreationId: id, renderDigest, failure: null, pause: null };
  await stores.stories.update(story.id, change, now);
  return Math.min(ordered, priceRender(standing).gems);
}

/** Adds the retry of films to the stores of every transaction. */
export const withRetryFilm =
  <Stores extends RetryFilmStores>(
    transact: <T>(work: (stores: Stores) => Promise<T>) => Promise<T>,
    ports: RetryFilmPorts,
  ) =>
  <T>(work: (stores: Stores & { readonly retryFilm: RetryFilm }) => Promise<T>): Promise<T> =>
    transact((stores) =>
      work({
        ...stores,
        retryFilm: (creation, film, now) => retryFilm(creation, film, now, stores, ports),
      }),
    );
