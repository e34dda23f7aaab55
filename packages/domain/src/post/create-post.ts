import type { Tier } from "@kinora/contracts/account/account";
import type { NewPost } from "@kinora/contracts/publication/post";
import { canonical } from "../canonical.ts";
import type { JobQueue } from "../job/job-queue.ts";
import { Refusal } from "../refusal.ts";
import { askOnce } from "./ask-once.ts";
import { type PlannedTarget, type PlanPorts, planTarget, publishableWork } from "./plan-target.ts";
import { refuseFullSchedule, type ScheduleStores, timesOf } from "./post-time.ts";
import { newState, type PostRecord, type PublicationRecord } from "./publication-record.ts";
import type { PublicationStore } from "./publication-store.ts";
import { publishJob } from "./publish-job.ts";
import { type SettleWorkStores, settleWork } from "./settle-work.ts";
import { unbegun } from "./turn-of.ts";

/** Publications of a person that may be under way at once. */
export const OPEN_MAX = 100;

export interface PostStores extends SettleWorkStores {
  readonly publications: PublicationStore;
  readonly connections: ScheduleStores["connections"];
  readonly queue: Pick<JobQueue, "lockPerson" | "enqueue" | "lockOpen" | "cancel" | "wake">;
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
 * Orders the publication of a work at each target, at once, at a time or on the days of a repeat. Repeating the key returns the
 * first post.
 *
 * @returns the id of the post; of a series, the first
 * @throws Refusal IDEMPOTENCY_KEY_REUSED, POSTS_FULL, TIME_NOT_POSSIBLE, REPEAT_NOT_POSSIBLE, SCHEDULE_FULL, and those of planTarget
 */
export async function createPost(ports: PostPorts, order: PostWish): Promise<string> {
  const { person, wish, key, repeats, now } = order;
  const { userId } = person;
  // What it repeats tells more than its account, which may be connected under another id since.
  const asked = repeats ? askedAgain(repeats.publicationId) : wish;
  const digest = ports.digest(canonical(asked));
  const earlier = await findOrdered(ports, { userId, key, asked });
  if (earlier !== null) return earlier;
  const times = timesOf(wish, now);
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
    if (wish.at) await refuseFullSchedule(stores, userId, times.length);
    else await refuseFull(publications, userId, targets.length);
    const size = times.length;
    const seriesId = wish.repeat ? ports.newId() : null;
    const ids = times.map(() => ports.newId());
    for (const [at, id] of ids.entries())
      await addOne({ stores, newId: ports.newId }, targets, {
        post: {
          ...{ id, userId, creationId: work.id, time: times[at] ?? null, outcome: "scheduled" },
          series: seriesId === null ? null : { id: seriesId, number: at + 1, size },
          ...{ againOf: repeats?.postId ?? null, createdAt: now, endedAt: null },
        },
        request: at === 0 ? { key, digest } : null,
        tier: person.tier,
      });
    await settleWork(stores, work.id, now);
    return ids[0] ?? "";
  });
}

/** A post as it is stored; `request` is null for those of a series that follow the first. */
interface AddedPost {
  readonly post: PostRecord;
  readonly request: { readonly key: string; readonly digest: string } | null;
  readonly tier: Tier;
}

async function addOne(
  { stores, newId }: Pick<PostPorts, "newId"> & { readonly stores: PostStores },
  targets: readonly PlannedTarget[],
  { post, request, tier }: AddedPost,
): Promise<void> {
  const { id: postId, userId, creationId, time, createdAt: now } = post;
  await stores.publications.addPost(post, request);
  const common = { postId, userId, creationId, occurrence: 1, createdAt: now };
  // Whoever follows the changes hears of the first of a series, and reads the calendar anew.
  const telling = request ? stores : { ...stores, record: async () => undefined };
  for (const target of targets)
    await begin(
      telling,
      {
        ...{ ...common, ...target, ...newState(now), id: newId(), isRepeated: false },
        ...(time && unbegun({ platform: target.platform, rounds: 0 }, time.at)),
      },
      { tier, jobId: newId(), now },
    );
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
