import type { Viewer } from "../account/viewer.ts";
import type { PolicyRefusals } from "../creation/hosted-pause.ts";
import type { ArtifactKeys } from "./artifact-keys.ts";
import { payForPictures } from "./end-story-job.ts";
import { recordChanged } from "./record-changed.ts";
import { ownStory, refuseBusy, refuseRendering } from "./story-access.ts";
import { readStoryJob, storySubject } from "./story-job.ts";
import type { StoryStores } from "./story-stores.ts";

const SCRIPT_STOPPED = { code: "story.scriptStopped", params: {} } as const;

interface StopInput {
  readonly storyId: string;
  readonly actor: Pick<Viewer, "id">;
  readonly now: Date;
}
interface StopPorts<Stores = StoryStores> {
  readonly transact: <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
}
interface CancelStores extends StoryStores {
  readonly policyRefusals: Pick<PolicyRefusals, "noteCalledOff">;
}

/**
 * Cancels the story's job: what was made is charged, the rest is not. Does nothing when no job is
 * open.
 *
 * @returns the creation being rendered, which must be cancelled separately; null when there is none
 * @throws Refusal STORY_NOT_FOUND
 */
export function cancelStoryWork(
  { storyId, actor, now }: StopInput,
  { transact, keys }: StopPorts<CancelStores> & { readonly keys: () => ArtifactKeys },
): Promise<string | null> {
  return transact(async (stores) => {
    const story = ownStory(await stores.stories.lock(storyId), actor);
    const open = await stores.queue.lockOpen(storySubject(storyId));
    if (open) {
      const job = readStoryJob(open);
      await stores.queue.cancel(job, now);
      await stores.policyRefusals.noteCalledOff(job.id, now);
      await payForPictures(job, { ourFault: false, isCalledOff: true, now }, stores, keys());
      const failure = job.task.kind === "script" ? SCRIPT_STOPPED : story.failure;
      await stores.stories.update(storyId, { until: null, spendLeft: 0, failure }, now);
      await recordChanged(story, stores.record);
      await stores.releaseUnsent(job.id);
    }
    const creation =
      story.renderCreationId && (await stores.creations.find(story.renderCreationId));
    return creation && creation.status === "processing" ? creation.id : null;
  });
}

/**
 * Deletes a storyboard; films made from it stay, and so does what is on legal hold, unseen.
 * Refusals STORY_NOT_FOUND, STORY_BUSY.
 */
export async function deleteStory(
  { storyId, actor, now }: StopInput,
  { transact }: StopPorts,
): Promise<void> {
  await transact(async (stores) => {
    const story = ownStory(await stores.stories.lock(storyId), actor);
    await refuseBusy(story, stores);
    await refuseRendering(story, stores);
    await stores.stories.remove(storyId, now);
    await stores.record({
      type: "story.deleted",
      ...{ subjectId: storyId, userId: story.userId, payload: {} },
    });
  });
}
