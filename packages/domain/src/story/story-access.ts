import { STORY_SECONDS_MAX } from "@kinora/contracts/story/story-limits";
import type { Viewer } from "../account/viewer.ts";
import { Refusal } from "../refusal.ts";
import { findReadyUpload } from "../upload/find-ready-upload.ts";
import type { UploadRecord } from "../upload/upload.ts";
import type { UploadStore } from "../upload/upload-store.ts";
import type { ArtifactKeys } from "./artifact-keys.ts";
import { readStanding, type StoryStanding } from "./read-standing.ts";
import { readStoryJob, storySubject } from "./story-job.ts";
import type { BoardedStory, StoryRecord } from "./story-record.ts";
import type { ArtifactStore, StoryStore, StoryStores } from "./story-stores.ts";
import type { BoardSnapshot } from "./story-task.ts";

/**
 * Requires that the story exists and belongs to the actor. Refusal STORY_NOT_FOUND in both cases,
 * so they cannot be told apart.
 */
export function ownStory(story: StoryRecord | null, actor: Pick<Viewer, "id">): StoryRecord {
  if (story?.userId !== actor.id) throw new Refusal("STORY_NOT_FOUND");
  return story;
}

/**
 * Refusals STORY_BUSY while the script is being written, STORY_CHANGED when the version is not the
 * current one.
 */
export function boardOf(story: StoryRecord, version: number): BoardedStory {
  const { board } = story;
  if (board === null) throw new Refusal("STORY_BUSY", { work: "script" });
  if (story.version !== version) throw new Refusal("STORY_CHANGED", { version: story.version });
  return { ...story, board };
}

/** Refusal STORY_BUSY while a job of the story is open. */
export async function refuseBusy(
  story: StoryRecord,
  { queue }: Pick<StoryStores, "queue">,
): Promise<void> {
  const job = await queue.lockOpen(storySubject(story.id));
  if (job) throw new Refusal("STORY_BUSY", { work: readStoryJob(job).task.kind });
}

/** Refusal STORY_WITHHELD while a film or a piece of the story is withheld as abuse of a child. */
export async function refuseWithheld(
  { id }: Pick<StoryRecord, "id">,
  { stories }: { readonly stories: Pick<StoryStore, "isWithheld"> },
): Promise<void> {
  if (await stories.isWithheld(id)) throw new Refusal("STORY_WITHHELD");
}

/** Refusal STORY_BUSY while its film is being made. */
export async function refuseRendering(
  { renderCreationId }: StoryRecord,
  { creations }: Pick<StoryStores, "creations">,
): Promise<void> {
  if (renderCreationId === null) return;
  const creation = await creations.find(renderCreationId);
  if (creation?.status === "processing") throw new Refusal("STORY_BUSY", { work: "render" });
}

/**
 * Refusal STORY_TOO_LONG, since the music and the film of the whole story are made in one piece.
 */
export function refuseTooLong({ orders }: Pick<StoryStanding, "orders">): void {
  const { seconds } = orders.timeline;
  if (seconds > STORY_SECONDS_MAX) {
    throw new Refusal("STORY_TOO_LONG", { seconds, limit: STORY_SECONDS_MAX });
  }
}

/**
 * Returns the hash of the author's own recording; null when there is none or it is no longer
 * available.
 */
export async function recordingOf(
  story: BoardedStory,
  uploads: Pick<UploadStore, "find">,
): Promise<string | null> {
  const own = ownNarrationOf(story);
  return own === null ? null : recordingIn(await uploads.find(own), story);
}

/** Returns the recordings of several stories by story id. */
export async function recordingsOf(
  stories: readonly BoardedStory[],
  uploads: Pick<UploadStore, "findAll">,
): Promise<ReadonlyMap<string, string | null>> {
  const wanted = stories.flatMap((story) => ownNarrationOf(story) ?? []);
  const found = await uploads.findAll(wanted);
  const recordings = stories.map((story) => {
    const own = ownNarrationOf(story);
    return [story.id, recordingIn(found.find(({ id }) => id === own) ?? null, story)] as const;
  });
  return new Map(recordings);
}

function ownNarrationOf({ board: { settings } }: BoardedStory): string | null {
  return settings.narration === "own" ? settings.ownNarration : null;
}

function recordingIn(upload: UploadRecord | null, { userId }: BoardedStory): string | null {
  if (upload?.userId !== userId || upload.kind !== "audio" || upload.state !== "ready") return null;
  return upload.media.find(({ role }) => role === "main")?.hash ?? null;
}

/**
 * Refusals STORY_NO_RECORDING when none was chosen yet; those of findReadyUpload when it cannot be
 * used.
 */
export async function refuseUnusableRecording(
  { board, userId }: BoardedStory,
  uploads: Pick<UploadStore, "find" | "heldFiles">,
): Promise<void> {
  const { narration, ownNarration } = board.settings;
  if (narration !== "own") return;
  if (ownNarration === null) throw new Refusal("STORY_NO_RECORDING");
  await findReadyUpload(uploads, { id: ownNarration, userId }, "audio");
}

interface Stock {
  readonly uploads: Pick<UploadStore, "find">;
  readonly artifacts: Pick<ArtifactStore, "find">;
}

/** Returns a snapshot of the board for ordering work, with its existing artifacts. */
export async function takeSnapshot(
  story: BoardedStory,
  stores: Stock,
  keys: ArtifactKeys,
): Promise<{ snapshot: BoardSnapshot; standing: StoryStanding }> {
  const recording = await recordingOf(story, stores.uploads);
  const snapshot = { board: story.board, kept: story.kept, recording };
  const reading = { artifacts: stores.artifacts, keys };
  return { snapshot, standing: await readStanding(story.id, snapshot, story.latest, reading) };
}
