import type { RecipeStory } from "@kinora/contracts/prompt/recipe";
import { canonical } from "../canonical.ts";
import type { CreationRecord } from "../creation/creation.ts";
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
  /** Names of the artifacts of stories. */
  readonly keys: () => ArtifactKeys;
  readonly digest: Digest;
}

/**
 * Makes a film that did not come about the film of its story again. While anything else of the story is being made it
 * waits, as a new one would: the same pictures must not be ordered twice.
 *
 * @returns gems: what it was ordered for, less what was paid of it, with the order or for the story since
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
  // Of a storyboard that was deleted nothing can be made; the attempt says so and gives the gems back.
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
