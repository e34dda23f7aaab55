import type { Tier } from "@kinora/contracts/account/account";
import type { PublicationStop } from "@kinora/contracts/publication/publication-vocabulary";
import type { CreationStore } from "../creation/creation-stores.ts";
import { obstacleTo } from "./arm-publication.ts";
import { actionsOn, cancelLocked } from "./change-publication.ts";
import { enqueuePublication, type PostStores } from "./create-post.ts";
import { held, isHeld, mayWait } from "./held-post.ts";
import { lastOccurrences } from "./post-outcome.ts";
import type { PublicationRecord } from "./publication-record.ts";
import { publicationSubject } from "./publish-job.ts";
import { settleWork } from "./settle-work.ts";
import { storeDecision } from "./store-decision.ts";
import { turnOf, unbegun } from "./turn-of.ts";

interface HeedStores extends PostStores {
  readonly creations: Pick<CreationStore, "find" | "lock" | "update">;
}

interface Heeding {
  readonly stores: HeedStores;
  readonly newId: () => string;
  readonly tierOf: (userId: string) => Promise<Tier>;
  readonly now: Date;
}

/**
 * Lets the posts of a work follow what became of it: those of a deleted one are cancelled, those of one
 * that is being checked or restricted wait, and go on by themselves when it is cleared in time. What
 * may be there already is left alone.
 */
export async function heedWork(heeding: Heeding, creationId: string): Promise<void> {
  const { stores, now } = heeding;
  const found = await stores.creations.find(creationId);
  const posts = await stores.publications.listOpen(creationId);
  const mayBeScheduled =
    found?.status === "scheduled" || found?.statusBeforeDeletion === "scheduled";
  if (!found || (posts.length === 0 && !mayBeScheduled)) return;
  const { userId } = found;
  // As those do that order and move: one of them is first.
  await stores.queue.lockPerson(userId);
  const open: PublicationRecord[] = [];
  for (const id of posts) {
    const post = await stores.publications.lockPost(id, userId);
    open.push(...lastOccurrences(post?.publications ?? []).filter(isOpen));
  }
  const obstacle = obstacleTo(await stores.creations.lock(creationId), { isClosed: false });
  if (obstacle === "work_gone") await cancelAll(heeding, open);
  else if (obstacle) await holdAll(heeding, open, obstacle);
  else await resumeAll(heeding, open.filter(isHeld));
  await settleWork(stores, creationId, now);
}

const isOpen = (one: PublicationRecord): boolean => actionsOn(one).includes("cancel");

async function cancelAll({ stores, now }: Heeding, open: readonly PublicationRecord[]) {
  for (const one of open) await cancelLocked(stores, one, now, "work_gone");
}

/** Its owner is told of one of them: the others wait for the same. */
async function holdAll(
  { stores, now }: Heeding,
  open: readonly PublicationRecord[],
  why: PublicationStop,
): Promise<void> {
  const waiting = open
    .filter((one) => mayWait(one, why) && (one.stage === "scheduled" || one.stage === "publishing"))
    .toSorted((one, other) => dueOf(one) - dueOf(other));
  for (const [at, one] of waiting.entries()) {
    const { patch, told } = held(why);
    await storeDecision(stores, one, { patch, told: at === 0 ? told : null }, now);
    const job = await stores.queue.lockOpen(publicationSubject(one.id));
    if (job) await stores.queue.cancel(job, now);
  }
}

const dueOf = ({ dueAt }: PublicationRecord): number => dueAt?.getTime() ?? 0;

/** One whose time has passed meanwhile waits for its owner from now on. */
async function resumeAll(
  { stores, newId, tierOf, now }: Heeding,
  waiting: readonly PublicationRecord[],
): Promise<void> {
  const tier = waiting[0] && (await tierOf(waiting[0].userId));
  for (const one of waiting) {
    if (one.dueAt === null || !tier) continue;
    const isLate = turnOf(one, now).kind === "ask";
    const patch = isLate ? { trouble: null } : unbegun(one, one.dueAt);
    await storeDecision(stores, one, { patch, told: null }, now);
    if (!isLate) await enqueuePublication(stores, one, { tier, jobId: newId(), now });
  }
}
