import type { Sentence, StoredSentence } from "@kinora/contracts/message/sentence";
import type { Board } from "@kinora/contracts/story/board";
import type { Customer } from "../account/customer.ts";
import type { EndJob } from "../job/job-steps.ts";
import type { ArtifactKeys } from "./artifact-keys.ts";
import { type ContinuePorts, continueStory } from "./continue-story.ts";
import { gemsOfFootage } from "./hosted-footage.ts";
import { gemsOfLine, millsOfLine } from "./hosted-lines.ts";
import { gemsOfPicture } from "./hosted-pictures.ts";
import { ordersOf } from "./orders-of.ts";
import { recordChanged } from "./record-changed.ts";
import type { StoryJob } from "./story-job.ts";
import type { StoryRecord } from "./story-record.ts";
import type { StoryStores } from "./story-stores.ts";
import type { StoryTask } from "./story-task.ts";

/** A story job in the transaction that ends it; both rows are locked. */
export interface Ending {
  readonly story: StoryRecord;
  readonly job: StoryJob;
  readonly actor: Customer;
  readonly endJob: EndJob;
  readonly now: Date;
}

/** Failures by artifact key, and whether our engine failed to make a picture. */
export interface WorkOutcome {
  readonly failures: Readonly<Record<string, Sentence>>;
  readonly ourFault: boolean;
}

/** A board, with a note about who wrote it; null when there is nothing to report. */
export interface WrittenScript {
  readonly board: Board;
  readonly note: StoredSentence | null;
}

/** Delivers a written script as the first board. */
export async function finishScript(
  { story, job, actor, endJob, now }: Ending,
  { board, note }: WrittenScript,
  stores: StoryStores,
  ports: ContinuePorts,
): Promise<void> {
  await settle(job, job.gems, { ourFault: false, now }, stores);
  const written = {
    ...{ board, kept: {}, version: story.version + 1, position: 0, failure: null },
    scriptNote: note,
  };
  await stores.stories.update(story.id, written, now);
  await stores.stories.addRevision(story.id, 0, { board, kept: {} }, now);
  await endJob("delivered");
  await continueStory({ ...story, ...written }, "script", actor, now, stores, ports);
  await recordChanged(story, stores.record);
}

/**
 * Ends an update or a preview. Pictures that were made are charged; the gems of the others are
 * refunded.
 */
export async function finishWork(
  { story, job, actor, endJob, now }: Ending,
  { failures, ourFault }: WorkOutcome,
  stores: StoryStores,
  ports: ContinuePorts,
): Promise<void> {
  await payForPictures(job, { ourFault, now }, stores, ports.keys);
  const [failure = null] = Object.values(failures);
  await stores.stories.update(story.id, { failures, failure }, now);
  await endJob(failure === null ? "delivered" : "failed");
  if (failure !== null) await giveUpByItself(story, job, stores);
  else if (story.board) {
    const done = job.task.kind === "update" ? "pictures" : "preview";
    const standing = { ...story, board: story.board };
    await continueStory(standing, done, actor, now, stores, ports);
  }
  await recordChanged(story, stores.record);
}

/** Ends a failed job; pictures made before the failure are charged. */
export async function failStoryJob(
  { story, job, endJob, now }: Omit<Ending, "actor">,
  { said, ourFault }: { readonly said: Sentence; readonly ourFault: boolean },
  stores: StoryStores,
  keys: ArtifactKeys,
): Promise<void> {
  await payForPictures(job, { ourFault, now }, stores, keys);
  await stores.stories.update(story.id, { failure: said }, now);
  await endJob("failed");
  await giveUpByItself(story, job, stores);
  await recordChanged(story, stores.record);
}

interface WhyUnmade {
  readonly ourFault: boolean;
  /** True when the person cancelled it. */
  readonly isCalledOff?: boolean;
  readonly now: Date;
}

/** Charges for the pictures and lines of a job that exist; without any, voids the hold. */
export async function payForPictures(
  job: StoryJob,
  why: WhyUnmade,
  { artifacts, ...stores }: Pick<StoryStores, "artifacts" | "ledger">,
  keys: ArtifactKeys,
): Promise<void> {
  const storyId = job.subject.id;
  const prices = pricesOfTask(job.task, keys);
  const asked = [...prices.keys()];
  const made = await artifacts.find(storyId, asked);
  const gems = made.reduce((sum, { key, paid }) => sum + (paid ? 0 : (prices.get(key) ?? 0)), 0);
  await settle(job, Math.min(job.gems, gems), why, stores);
  await artifacts.markPaid(storyId, asked);
}

/**
 * Returns the gems for each picture and clip that a task needs and each line that an external
 * service speaks, by artifact key, whether made by this task or by an earlier one that was cancelled.
 */
function pricesOfTask(task: StoryTask, keys: ArtifactKeys): ReadonlyMap<string, number> {
  const prices = new Map<string, number>();
  if (task.kind === "script") return prices;
  const { scenes } = ordersOf(task, keys, () => undefined);
  for (const { picture, footage, narration } of scenes.filter(
    ({ id }) => task.scenes?.includes(id) ?? true,
  )) {
    prices.set(keys.of(picture), gemsOfPicture(picture));
    if (footage) prices.set(keys.of(footage), gemsOfFootage(footage));
    const mills = narration?.order.kind === "narration" ? millsOfLine(narration.order) : null;
    if (narration && mills !== null) prices.set(keys.of(narration.order), gemsOfLine(mills));
  }
  return prices;
}

async function settle(
  job: StoryJob,
  gems: number,
  { ourFault, isCalledOff = false, now }: WhyUnmade,
  { ledger }: Pick<StoryStores, "ledger">,
): Promise<void> {
  const { holdId } = job;
  if (holdId === null) return;
  const ending = { holdId, ourFault, now };
  if (gems > 0) await ledger.settle({ ...ending, gems, key: `job:${job.id}:settle` });
  else {
    const params = { why: isCalledOff ? "cancelled" : "unmade" } as const;
    const reason = { code: "gem.returned", params } as const;
    await ledger.voidHold({ ...ending, key: `job:${job.id}:void`, reason });
  }
}

/**
 * Ends the automatic continuation of a story and records the failure. A failed script is always
 * recorded.
 */
async function giveUpByItself(
  story: StoryRecord,
  job: StoryJob,
  { stories, record }: Pick<StoryStores, "stories" | "record">,
): Promise<void> {
  if (story.until !== null) await stories.update(story.id, { until: null, spendLeft: 0 }, null);
  else if (job.task.kind !== "script") return;
  await record({
    type: "story.failed",
    ...{ subjectId: story.id, userId: story.userId },
    payload: { jobId: job.id },
  });
}
