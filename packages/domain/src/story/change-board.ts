import type { Board } from "@kinora/contracts/story/board";
import type { Viewer } from "../account/viewer.ts";
import { canonical } from "../canonical.ts";
import { Refusal } from "../refusal.ts";
import type { ArtifactKeys } from "./artifact-keys.ts";
import { checkBoard, type KnownOnBoards, keepLocked, refuseLockedChanges } from "./check-board.ts";
import { allOrders, type StoryStanding } from "./read-standing.ts";
import { recordChanged } from "./record-changed.ts";
import { recordLatest } from "./record-latest.ts";
import { boardOf, ownStory, takeSnapshot } from "./story-access.ts";
import type { BoardedStory } from "./story-record.ts";
import type { Revision, StoryStores } from "./story-stores.ts";

export interface BoardPorts extends KnownOnBoards {
  readonly keys: () => ArtifactKeys;
  readonly transact: <T>(work: (stores: StoryStores) => Promise<T>) => Promise<T>;
}
interface BoardInput {
  readonly storyId: string;
  readonly actor: Pick<Viewer, "id">;
  /** The version that was edited. */
  readonly version: number;
  readonly now: Date;
}

/**
 * Saves an edited board as a new revision. Saving an unchanged board does nothing. Work in progress
 * continues for the board it was ordered for; results that no longer fit become stale.
 *
 * @throws Refusal STORY_NOT_FOUND, STORY_CHANGED, STORY_BUSY, SCENE_LOCKED, BOARD_INVALID
 */
export async function changeBoard(
  { board, ...input }: BoardInput & { readonly board: Board },
  ports: BoardPorts,
): Promise<void> {
  checkBoard(board, ports);
  await ports.transact(async (stores) => {
    const story = await lockForEdit(input, stores);
    if (canonical(board) === canonical(story.board)) return;
    refuseLockedChanges(story.board, board);
    const { standing } = await takeSnapshot(story, stores, ports.keys());
    const kept = keepLocked(story, board, (id) => keysOfScene(id, story, board, standing));
    const position = story.position + 1;
    await stores.stories.addRevision(story.id, position, { board, kept }, input.now);
    await show(story, { board, kept }, position, standing, stores, ports, input.now);
  });
}

/**
 * Undoes or redoes one revision.
 *
 * @throws Refusal STORY_NOT_FOUND, STORY_CHANGED, STORY_BUSY, NOTHING_TO_UNDO
 */
export async function stepBoard(
  { direction, ...input }: BoardInput & { readonly direction: "undo" | "redo" },
  ports: BoardPorts,
): Promise<void> {
  await ports.transact(async (stores) => {
    const story = await lockForEdit(input, stores);
    const position = story.position + (direction === "undo" ? -1 : 1);
    const revision = await stores.stories.findRevision(story.id, position);
    if (!revision) throw new Refusal("NOTHING_TO_UNDO");
    const { standing } = await takeSnapshot(story, stores, ports.keys());
    await show(story, revision, position, standing, stores, ports, input.now);
  });
}

async function lockForEdit(
  { storyId, actor, version }: BoardInput,
  stores: StoryStores,
): Promise<BoardedStory> {
  return boardOf(ownStory(await stores.stories.lock(storyId), actor), version);
}

/**
 * Records the latest artifacts of both boards: the previous one's for comparison, the new one's for
 * display.
 */
async function show(
  story: BoardedStory,
  revision: Revision,
  position: number,
  standing: StoryStanding,
  stores: StoryStores,
  ports: BoardPorts,
  now: Date,
): Promise<void> {
  const latest = recordLatest(story.latest, standing);
  const after = await takeSnapshot({ ...story, ...revision, latest }, stores, ports.keys());
  const change = {
    ...revision,
    position,
    version: story.version + 1,
    latest: recordLatest(latest, after.standing),
    ...failuresLeft(story, after.standing),
    // An edit by the author ends the automatic continuation.
    until: null,
    spendLeft: 0,
  };
  await stores.stories.update(story.id, change, now);
  await recordChanged(story, stores.record);
}

/** Keeps failures as long as the board still asks for the artifact. */
function failuresLeft({ failures, failure }: BoardedStory, { orders, keys }: StoryStanding) {
  const asked = new Set(allOrders(orders).map(keys.of));
  const left = Object.fromEntries(Object.entries(failures).filter(([key]) => asked.has(key)));
  const tells = (some: BoardedStory["failures"]) =>
    Object.values(some).some((one) => canonical(one) === canonical(failure));
  return { failures: left, failure: tells(failures) && !tells(left) ? null : failure };
}

/** Returns the keys of a scene's artifacts, or nulls when the same save changes the scene. */
function keysOfScene(
  id: string,
  { board }: BoardedStory,
  after: Board,
  { orders, keys, artifacts }: StoryStanding,
) {
  const of = ({ scenes }: Board) => scenes.find((scene) => scene.id === id);
  const unlocked = (scene: ReturnType<typeof of>) => canonical({ ...scene, locked: false });
  const scene = orders.scenes.find((one) => one.id === id);
  if (!scene || unlocked(of(board)) !== unlocked(of(after))) {
    return { picture: null, narration: null, footage: null };
  }
  const made = (key: string) => (artifacts.has(key) ? key : null);
  return {
    picture: made(keys.of(scene.picture)),
    footage: scene.footage && made(keys.of(scene.footage)),
    narration: scene.narration && made(keys.of(scene.narration.order)),
  };
}
