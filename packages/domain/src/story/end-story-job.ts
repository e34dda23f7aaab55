import type { Sentence, StoredSentence } from "@kinora/contracts/message/sentence";
import type { Board } from "@kinora/contracts/story/board";
import type { Customer } from "../creation/customer.ts";
import type { EndJob } from "../job/job-steps.ts";
import type { ArtifactKeys } from "./artifact-keys.ts";
import { type ContinuePorts, continueStory } from "./continue-story.ts";
import { gemsOfLine, millsOfLine } from "./hosted-lines.ts";
import { gemsOfPicture } from "./hosted-pictures.ts";
import { ordersOf } from "./orders-of.ts";
import { recordChanged } from "./record-changed.ts";
import type { StoryJob } from "./story-job.ts";
import type { StoryRecord } from "./story-record.ts";
import type { StoryStores } from "./story-stores.ts";
import type { StoryTask } from "./story-task.ts";

/** A job of a story in the transaction that ends it; both rows are locked. */
export interface Ending {
  readonly story: StoryRecord;
  readonly job: StoryJob;
  readonly actor: Customer;
  readonly endJob: EndJob;
  readonly now: Date;
}

/** What could not be made, by key, and whether our engine failed at a picture. */
export interface WorkOutcome {
  readonly failures: Readonly<Record<string, Sentence>>;
  readonly ourFault: boolean;
}

/** A board, and who wrote it; null: nothing is to be said of that. */
export interface WrittenScript {
  readonly board: Board;
  readonly note: StoredSentence | null;
}

/** Hands a written script over: it is the first board. */
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
 * Ends an update or a preview. The pictures that arrived are paid, for those that did not the gems go
 * back.
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

/** Ends a job that came to nothing; pictures that arrived before are paid all the same. */
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
  /** By the person. */
  readonly isCalledOff?: boolean;
  readonly now: Date;
}

/** Settles for the pictures and lines of a job that are there; without any, all gems go back. */
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
 * Gems for each picture that work needs, and for each line that a service of others speaks, by the keys of their
 * artifacts; made by it, or by work that was cancelled before it.
 */
function pricesOfTask(task: StoryTask, keys: ArtifactKeys): ReadonlyMap<string, number> {
  const prices = new Map<string, number>();
  if (task.kind === "script") return prices;
  const { scenes } = ordersOf(task, keys, () => undefined);
  for (const { picture, narration } of scenes.filter(
    ({ id }) => task.scenes?.includes(id) ?? true,
  )) {
    prices.set(keys.of(picture), gemsOfPicture(picture));
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

/** A story that was to go on by itself does not: that is recorded. Of a script that fails it always is. */
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
