import type { People } from "../account/account-ports.ts";
import type { Viewer } from "../account/viewer.ts";
import { Refusal } from "../refusal.ts";
import { boardOf, ownStory, refuseWithheld } from "./story-access.ts";
import type { BoardedStory } from "./story-record.ts";
import type { StoryStore, StoryStores } from "./story-stores.ts";

interface ShareInput {
  readonly storyId: string;
  readonly actor: Pick<Viewer, "id">;
}
interface SharePorts {
  readonly transact: <T>(work: (stores: StoryStores) => Promise<T>) => Promise<T>;
}

/**
 * Shares a board with anyone who has its link; a shared board keeps its link.
 *
 * @returns the token at the end of the link
 * @throws Refusal STORY_NOT_FOUND, STORY_WITHHELD, STORY_RESTRICTED while a decision closes its link,
 *   STORY_BUSY while there is no board yet
 */
export function shareStory(
  { storyId, actor }: ShareInput,
  { transact, newToken }: SharePorts & { readonly newToken: () => string },
): Promise<string> {
  return transact(async ({ stories }) => {
    const story = ownStory(await stories.lock(storyId), actor);
    await refuseWithheld(story, { stories });
    if (await stories.isClosed(storyId)) throw new Refusal("STORY_RESTRICTED");
    boardOf(story, story.version);
    if (story.shareToken !== null) return story.shareToken;
    const shareToken = newToken();
    await stories.update(storyId, { shareToken }, null);
    return shareToken;
  });
}

/** Stops sharing a board and invalidates its link. Refusal STORY_NOT_FOUND. */
export async function unshareStory(
  { storyId, actor }: ShareInput,
  { transact }: SharePorts,
): Promise<void> {
  await transact(async ({ stories }) => {
    ownStory(await stories.lock(storyId), actor);
    await stories.update(storyId, { shareToken: null }, null);
  });
}

/**
 * Returns the board behind a link. Refusal STORY_NOT_FOUND, also when its owner's account is
 * disabled.
 */
export async function findSharedStory(
  token: string,
  {
    stories,
    people,
  }: { readonly stories: Pick<StoryStore, "findShared">; readonly people: Pick<People, "find"> },
): Promise<BoardedStory> {
  const story = await stories.findShared(token);
  const owner = story && (await people.find(story.userId));
  const board = story?.board;
  if (!story || !board || !owner || owner.disabledAt) throw new Refusal("STORY_NOT_FOUND");
  return { ...story, board };
}
