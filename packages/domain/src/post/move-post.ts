import type { ChosenTime } from "@kinora/contracts/publication/post";
import { Refusal } from "../refusal.ts";
import { obstacleTo } from "./arm-publication.ts";
import { requireAction } from "./change-publication.ts";
import {
  enqueuePublication,
  type PostPorts,
  type PostStores,
  type PostWish,
} from "./create-post.ts";
import { isHeld } from "./held-post.ts";
import { requirePublishable } from "./plan-target.ts";
import { lastOccurrences } from "./post-outcome.ts";
import { refuseFullSchedule, timeOf } from "./post-time.ts";
import type { PublicationPatch, PublicationRecord } from "./publication-record.ts";
import { publicationSubject } from "./publish-job.ts";
import { settleWork } from "./settle-work.ts";
import { storeDecision } from "./store-decision.ts";
import { unbegun } from "./turn-of.ts";

type Person = PostWish["person"];
type Ports = Pick<PostPorts, "transact" | "newId">;

/** Those of a post that are still to come. */
const toCome = (all: readonly PublicationRecord[]): readonly PublicationRecord[] =>
  lastOccurrences(all).filter(({ outcome }) => outcome === "scheduled");

/** True while nothing of a post that is still to come may be there. */
export function canMove(all: readonly PublicationRecord[]): boolean {
  const open = toCome(all);
  return (
    open.length > 0 &&
    open.every(
      ({ stage, step, isUncertain }) => stage !== "unconfirmed" && step !== "armed" && !isUncertain,
    )
  );
}

/**
 * Chooses another time for a post, as long as nothing irreversible has begun. What was posted or
 * cancelled at one platform stays as it is. Moving it to where it is changes nothing.
 *
 * @throws Refusal POST_NOT_FOUND, POST_BEGUN, TIME_NOT_POSSIBLE, SCHEDULE_FULL
 */
export async function movePost(
  { transact, newId }: Ports,
  order: {
    readonly person: Person;
    readonly id: string;
    readonly to: ChosenTime;
    readonly now: Date;
  },
): Promise<void> {
  const { person, id, to, now } = order;
  await transact(async (stores) => {
    const { publications, queue } = stores;
    await queue.lockPerson(person.userId);
    // Whoever arms one of them waits for this lock, or has had it.
    const found = await publications.lockPost(id, person.userId);
    if (!found) throw new Refusal("POST_NOT_FOUND");
    const { post } = found;
    const isThere = post.time?.wall === to.wallTime && post.time.zone === to.zone;
    const open = toCome(found.publications);
    const waits = ({ stage, dueAt }: PublicationRecord) =>
      stage !== "paused" && dueAt?.getTime() === post.time?.at.getTime();
    if (isThere && open.length > 0 && open.every(waits)) return;
    if (!canMove(found.publications)) throw new Refusal("POST_BEGUN");
    const time = timeOf(to, now);
    if (post.time === null) await refuseFullSchedule(stores, person.userId);
    await publications.setTime(id, time);
    const work = await stores.creations.lock(post.creationId);
    const isWithheld = obstacleTo(work, { isClosed: false }) !== null;
    for (const one of open) {
      const patch = unbegun(one, time.at);
      const { stage, waitsSince, trouble } = one;
      const by = { ...person, jobId: newId(), now };
      // It still waits for its work, and goes on with that.
      if (isWithheld && isHeld(one)) await wait(stores, one, { ...patch, stage, trouble }, now);
      // It still has to be connected again, whenever it is posted.
      else if (stage === "needs_reconnect")
        await goOn(stores, one, { ...patch, stage, waitsSince, trouble }, by);
      else await goOn(stores, one, patch, by);
    }
    await settleWork(stores, post.creationId, now);
  });
}

/**
 * Posts one at once whose time passed while nothing ran here.
 *
 * @returns its post
 * @throws Refusal PUBLICATION_NOT_FOUND, PUBLICATION_STAGE, WORK_NOT_PUBLISHABLE
 */
export function postNow(
  { transact, newId }: Ports,
  { person, id, now }: { readonly person: Person; readonly id: string; readonly now: Date },
): Promise<string> {
  return transact(async (stores) => {
    const record = requireAction(await stores.publications.lock(id), person.userId, "now");
    requirePublishable(await stores.creations.lock(record.creationId), person.userId);
    const patch = {
      ...unbegun(record, now),
      stage: "publishing",
      dueAt: null,
      stepAt: now,
    } as const;
    await goOn(stores, record, patch, { ...person, jobId: newId(), now });
    return record.postId;
  });
}

/** Stores a change of one that nobody goes on with. */
async function wait(
  stores: PostStores,
  record: PublicationRecord,
  patch: PublicationPatch,
  now: Date,
): Promise<void> {
  const { id: subjectId, userId } = record;
  await storeDecision(stores, record, { patch, told: null }, now);
  await stores.record({ type: "publication.changed", subjectId, userId, payload: {} });
}

/** Stores a change, and sees to it that somebody goes on: at its time, or at once. */
async function goOn(
  stores: PostStores,
  record: PublicationRecord,
  patch: PublicationPatch,
  by: Person & { readonly jobId: string; readonly now: Date },
): Promise<void> {
  await wait(stores, record, patch, by.now);
  const subject = publicationSubject(record.id);
  if (await stores.queue.lockOpen(subject)) await stores.queue.wake(subject);
  else await enqueuePublication(stores, record, by);
}
