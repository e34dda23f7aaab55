import { isFinished } from "@kinora/contracts/creation/is-finished";
import type { StoryCard } from "@kinora/contracts/story/story";
import type { MediaAddress } from "@kinora/domain/media/media-address";
import { isEstimated, type StoryOutline } from "@kinora/domain/story/story-outline";
import type { StoryRecord } from "@kinora/domain/story/story-record";
import { pictureKey } from "./present-scene.ts";
import type { ReadStory } from "./read-story.ts";
import { storyFiles } from "./story-files.ts";

/** Context in which a story is listed. */
export interface ListedStory {
  readonly outline: StoryOutline | null;
  readonly working: boolean;
  readonly withheld: boolean;
  /** The finished film of the story. */
  readonly renderedAs: string | null;
  readonly address: MediaAddress;
  readonly now: Date;
}

/** Presents a story for its owner's list. */
export function presentStoryCard(
  { board, ...story }: StoryRecord,
  { outline, working, withheld, renderedAs, address, now }: ListedStory,
): StoryCard {
  const { seconds = 0, estimated = false, picture = null } = outline ?? {};
  const files = storyFiles(new Map(picture && [[picture.key, picture]]), address, now);
  return {
    id: story.id,
    title: board?.title ?? story.prompt,
    prompt: story.prompt,
    scenes: board?.scenes.length ?? 0,
    seconds,
    estimated,
    // Nobody may open it.
    picture: withheld ? null : (files.file(picture?.key, "thumbnail") ?? files.file(picture?.key)),
    aspectRatio: board?.settings.aspectRatio ?? "16:9",
    working,
    withheld,
    renderedAs,
    updatedAt: story.updatedAt.toISOString(),
  };
}

/** Presents the card of a story that was read as a whole. */
export function cardOf(
  { story, standing, work, render, restriction }: ReadStory,
  known: Pick<ListedStory, "address" | "now">,
): StoryCard {
  const [first] = standing?.orders.scenes ?? [];
  const key = standing && first && pictureKey(first, first.takeId, { story, standing });
  const outline = standing && {
    seconds: standing.orders.timeline.seconds,
    estimated: isEstimated(standing.orders.scenes),
    picture: (key ? standing.artifacts.get(key) : null) ?? null,
  };
  const film = render?.creation;
  const renderedAs = film && isFinished(film.status) ? film.id : null;
  const withheld = restriction?.withheld ?? false;
  return presentStoryCard(story, {
    ...known,
    ...{ outline, working: work !== null, withheld, renderedAs },
  });
}
