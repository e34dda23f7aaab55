import type { Tier } from "@kinora/contracts/account/account";
import type { NewPost } from "@kinora/contracts/publication/post";
import { canonical } from "../canonical.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import type { JobQueue } from "../job/job-queue.ts";
import { Refusal } from "../refusal.ts";
import { askOnce } from "./ask-once.ts";
import { type PlannedTarget, type PlanPorts, planTarget, publishableWork } from "./plan-target.ts";
import { refuseFullSchedule, type ScheduleStores, timeOf } from "./post-time.ts";
import { newState, type PublicationRecord } from "./publication-record.ts";
import type { PublicationStore } from "./publication-store.ts";
import { publishJob } from "./publish-job.ts";
import { unbegun } from "./turn-of.ts";

/** Publications of a person that may be under way at once. */
export const OPEN_MAX = 100;

export interface PostStores {
  readonly publications: PublicationStore;
  readonly connections: ScheduleStores["connections"];
  readonly queue: Pick<JobQueue, "lockPerson" | "enqueue" | "lockOpen" | "cancel" | "wake">;
  readonly record: RecordEvent;
}

export interface PostPorts extends PlanPorts {
  readonly publications: Pick<PublicationStore, "findRequest">;
  readonly transact: <T>(work: (stores: PostStores) => Promise<T>) => Promise<T>;
  readonly newId: () => string;
  readonly digest: (text: string) => string;
}

/** Which publication an order repeats. */
export interface Repetition {
  readonly publicationId: string;
  readonly postId: string;
  /** Refuses it when it was repeated in the meantime; the person is locked. */
  readonly refuseRepeated: (publications: Pick<PublicationStore, "find">) => Promise<void>;
}

export interface PostWish {
  readonly person: { readonly userId: string; readonly tier: Tier };
  readonly wish: NewPost;
  readonly repeats: Repetition | null;
  readonly key: string;
  readonly now: Date;
}

/**
 * Orders the publication of a work at each target, at once or at a time. Repeating the key returns the
 * first post.
 *
 * @returns the id of the post
 * @throws Refusal IDEMPOTENCY_KEY_REUSED, POSTS_FULL, TIME_NOT_POSSIBLE, SCHEDULE_FULL, and those of planTarget
 */
export async function createPost(ports: PostPorts, order: PostWish): Promise<string> {
  const { person, wish, key, repeats, now } = order;
  const { userId } = person;
  // What it repeats tells more than its account, which may be connected under another id since.
  const asked = repeats ? askedAgain(repeats.publicationId) : wish;
  const digest = ports.digest(canonical(asked));
  const earlier = await findOrdered(ports, { userId, key, asked });
  if (earlier !== null) return earlier;
  const time = wish.at ? timeOf(wish.at, now) : null;
  const work = await publishableWork(ports, { userId, creationId: wish.workId });
  const targets: PlannedTarget[] = [];
  const asking = askOnce(ports);
  for (const target of wish.targets) targets.push(await planTarget(asking, work, target));
  return ports.transact(async (stores) => {
    const { publications, queue } = stores;
    await queue.lockPerson(userId);
    const meanwhile = await publications.findRequest(userId, key);
    if (meanwhile) return repeated(meanwhile, digest);
    await repeats?.refuseRepeated(publications);
    if (time) await refuseFullSchedule(stores, userId);
    else await refuseFull(publications, userId, targets.length);
    const postId = ports.newId();
    await publications.addPost(
      {
        ...{ id: postId, userId, creationId: work.id, time, outcome: "scheduled" },
        ...{ againOf: repeats?.postId ?? null, createdAt: now, endedAt: null },
      },
      { key, digest },
    );
    const common = { postId, userId, creationId: work.id, occurrence: 1, createdAt: now };
    for (const target of targets)
      await begin(
        stores,
        {
          ...{ ...common, ...target, ...newState(now), id: ports.newId(), isRepeated: false },
          ...(time && unbegun({ platform: target.platform, rounds: 0 }, time.at)),
        },
        {
          ...{ tier: person.tier, jobId: ports.newId(), now },
        },
      );
    return postId;
  });
}

/**
 * Returns the post that was ordered with this key; null when none was.
 *
 * @throws Refusal IDEMPOTENCY_KEY_REUSED
 */
export async function findOrdered(
  { publications, digest }: Pick<PostPorts, "publications" | "digest">,
  { userId, key, asked }: { readonly userId: string; readonly key: string; readonly asked: object },
): Promise<string | null> {
  const earlier = await publications.findRequest(userId, key);
  return earlier && repeated(earlier, digest(canonical(asked)));
}

/** What is asked for when a publication is repeated. */
export const askedAgain = (publicationId: string) => ({ again: publicationId });

function repeated(
  earlier: { readonly postId: string; readonly digest: string },
  digest: string,
): string {
  if (earlier.digest !== digest) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
  return earlier.postId;
}

/** @throws Refusal POSTS_FULL */
export async function refuseFull(
  { countOpen }: Pick<PublicationStore, "countOpen">,
  userId: string,
  more: number,
): Promise<void> {
  if ((await countOpen(userId)) + more > OPEN_MAX)
    throw new Refusal("POSTS_FULL", { limit: OPEN_MAX });
}

/** Stores a publication, and the job that carries it out. */
export async function begin(
  stores: Pick<PostStores, "publications" | "queue" | "record">,
  publication: PublicationRecord,
  job: PublicationJob,
): Promise<void> {
  const { id, userId } = publication;
  await stores.publications.add(publication);
  await enqueuePublication(stores, publication, job);
  await stores.record({ type: "publication.changed", subjectId: id, userId, payload: {} });
}

export interface PublicationJob {
  readonly tier: Tier;
  readonly jobId: string;
  readonly now: Date;
}

/** Queues the job that carries a publication out. */
export const enqueuePublication = (
  { queue }: Pick<PostStores, "queue">,
  { id, userId, platform }: PublicationRecord,
  { tier, jobId, now }: PublicationJob,
): Promise<void> =>
  queue.enqueue({
    ...{ id: jobId, ...publishJob(id, platform), userId, tier, now },
    ...{ background: false, holdId: null, gems: 0 },
  });
