import type { ArtifactKeys } from "../story/artifact-keys.ts";
import { recordChanged } from "../story/record-changed.ts";
import { recordLatest } from "../story/record-latest.ts";
import type { StoredArtifact } from "../story/stored-artifact.ts";
import { takeSnapshot } from "../story/story-access.ts";
import { storySubject } from "../story/story-job.ts";
import type { LatestArtifacts, StoryRecord } from "../story/story-record.ts";
import type { StoryStores } from "../story/story-stores.ts";
import { UNFETCHED_STATES } from "./intent.ts";
import type { IntentLog } from "./intent-log.ts";

export interface LatePictureStores
  extends Pick<StoryStores, "stories" | "artifacts" | "queue" | "uploads" | "record"> {
  readonly intents: Pick<IntentLog, "change">;
  /** Records the artifact as made by the job that ordered it. */
  readonly insertArtifact: (
    late: Pick<LatePicture, "storyId" | "jobId">,
    artifact: StoredArtifact,
  ) => Promise<void>;
}

/** A picture that arrived after the work on its story had ended. */
export interface LatePicture {
  /** Key of the order. */
  readonly key: string;
  readonly storyId: string;
  readonly jobId: string;
  /** Name of the artifact. */
  readonly artifact: string;
}

export interface MadeLate {
  readonly made: Omit<StoredArtifact, "key" | "paid">;
  /** Cost in thousandths of a US dollar; undefined when the service does not report it. */
  readonly cost: number | undefined;
  readonly now: Date;
}

/**
 * Returns whether to fetch it now. Waits while a job works on the story, because it may be making
 * the picture again. Gives up when the story was deleted or already has the picture.
 */
export async function fetchesLate(late: LatePicture, stores: LatePictureStores): Promise<boolean> {
  return (await openForLate(late, stores)) !== null;
}

/**
 * Adds the picture to its story free of charge. When interrupted before that, the order is
 * unchanged and is fetched again.
 */
export async function deliverLatePicture(
  late: LatePicture,
  { made, cost, now }: MadeLate,
  stores: LatePictureStores,
  keys: ArtifactKeys,
): Promise<void> {
  const story = await openForLate(late, stores);
  if (story === null) return;
  if (!(await stores.intents.change(late.key, UNFETCHED_STATES, { state: "collected", cost })))
    return;
  await stores.insertArtifact(late, { ...made, key: late.artifact, paid: true });
  const { [late.artifact]: failed, ...failures } = story.failures;
  const [failure = null] = Object.values(failures);
  const healed = failed === undefined ? {} : { failures, failure };
  const latest = await latestOf(story, stores, keys);
  await stores.stories.update(story.id, { ...healed, latest }, now);
  await recordChanged(story, stores.record);
}

async function latestOf(
  { board, ...story }: StoryRecord,
  stores: LatePictureStores,
  keys: ArtifactKeys,
): Promise<LatestArtifacts> {
  if (board === null) return story.latest;
  const { standing } = await takeSnapshot({ ...story, board }, stores, keys);
  return recordLatest(story.latest, standing);
}

async function openForLate(
  { key, storyId, artifact }: LatePicture,
  { stories, artifacts, queue, intents }: LatePictureStores,
): Promise<StoryRecord | null> {
  const story = await stories.lock(storyId);
  if (story && (await queue.lockOpen(storySubject(storyId)))) return null;
  if (story && (await artifacts.find(storyId, [artifact])).length === 0) return story;
  await intents.change(key, UNFETCHED_STATES, { state: "lost" });
  return null;
}
