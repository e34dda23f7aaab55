import type { PublicationAction, PublicationAnswer } from "@kinora/contracts/publication/post";
import type { PublicationFields } from "@kinora/contracts/publication/post-target";
import type { PublicationStop } from "@kinora/contracts/publication/publication-vocabulary";
import { Refusal } from "../refusal.ts";
import {
  askedAgain,
  begin,
  createPost,
  findOrdered,
  type PostPorts,
  type PostStores,
  type PostWish,
  refuseFull,
} from "./create-post.ts";
import { isHeld } from "./held-post.ts";
import { OWN_FEED, type PlannedTarget, planTarget, publishableWork } from "./plan-target.ts";
import { newState, type PublicationRecord } from "./publication-record.ts";
import type { PublicationStore } from "./publication-store.ts";
import { publicationSubject } from "./publish-job.ts";
import { settleWork } from "./settle-work.ts";
import { storeDecision } from "./store-decision.ts";

type Person = PostWish["person"];

export interface RepeatPorts extends PostPorts {
  readonly find: PublicationStore["find"];
  /** Refuses words that may no longer be written here: BANNED_WORD, VERY_UNSAFE_WORD. */
  readonly refuseWords: (fields: PublicationFields) => Promise<void>;
}

interface Concerned {
  readonly person: Person;
  readonly id: string;
  readonly now: Date;
}

/** Returns what the owner can do with a publication now. */
export function actionsOn(record: PublicationRecord): PublicationAction[] {
  const { outcome, stage, step, isUncertain, isRepeated, afterwards } = record;
  const isOpen = outcome === "scheduled" && stage !== "unconfirmed";
  return [
    ...(isOpen && step !== "armed" && !isUncertain ? (["cancel"] as const) : []),
    ...(stage === "unconfirmed" ? (["answer"] as const) : []),
    ...(stage === "paused" && !isHeld(record) ? (["now"] as const) : []),
    ...(outcome !== "scheduled" && !isRepeated ? (["again"] as const) : []),
    ...(outcome === "done" && afterwards === null ? (["withdraw"] as const) : []),
  ];
}

/** @throws Refusal PUBLICATION_NOT_FOUND for somebody else's, PUBLICATION_STAGE */
export function requireAction(
  record: PublicationRecord | null,
  userId: string,
  action: PublicationAction,
): PublicationRecord {
  if (record?.userId !== userId) throw new Refusal("PUBLICATION_NOT_FOUND");
  if (!actionsOn(record).includes(action))
    throw new Refusal("PUBLICATION_STAGE", { stage: record.stage });
  return record;
}

/**
 * Cancels a publication before anything irreversible begins.
 *
 * @returns its post
 * @throws Refusal PUBLICATION_NOT_FOUND, PUBLICATION_STAGE
 */
export function cancelPublication(
  { transact }: Pick<PostPorts, "transact">,
  { person, id, now }: Concerned,
): Promise<string> {
  return transact(async (stores) => {
    const record = requireAction(await stores.publications.lock(id), person.userId, "cancel");
    await cancelLocked(stores, record, now);
    await settleWork(stores, record.creationId, now);
    return record.postId;
  });
}

/** Cancels one that is locked and may be cancelled. Its work is to be settled afterwards. */
export async function cancelLocked(
  stores: Pick<PostStores, "publications" | "queue" | "record">,
  record: PublicationRecord,
  now: Date,
  code: PublicationStop = "cancelled",
): Promise<void> {
  const trouble = { class: null, code, platformCode: null } as const;
  const patch = { ...FAILED, trouble, endedAt: now };
  await storeDecision(stores, record, { patch, told: null }, now);
  const job = await stores.queue.lockOpen(publicationSubject(record.id));
  if (job) await stores.queue.cancel(job, now);
}

const FAILED = { outcome: "fail", stage: "over", nextAt: null, waitsSince: null } as const;

/**
 * Takes the owner's word for an unconfirmed publication. What is not there is posted again as its
 * next occurrence, or left, whether or not it could be posted.
 *
 * @returns its post
 * @throws Refusal PUBLICATION_NOT_FOUND, PUBLICATION_STAGE; when it is posted again, also those of
 * planTarget and refuseWords
 */
export async function answerPublication(
  ports: RepeatPorts,
  { person, id, now, answer }: Concerned & { readonly answer: PublicationAnswer },
): Promise<string> {
  const before = requireAction(await ports.find(id), person.userId, "answer");
  const target = answer.is === "not there" ? await plannedAgain(ports, before) : null;
  return ports.transact(async (stores) => {
    await stores.queue.lockPerson(person.userId);
    const record = requireAction(await stores.publications.lock(id), person.userId, "answer");
    if (answer.is === "there") {
      await confirm(stores, record, answer.url ?? null, now);
      await settleWork(stores, record.creationId, now);
      return record.postId;
    }
    const trouble = { class: null, code: "not_there", platformCode: null } as const;
    await storeDecision(
      stores,
      record,
      { patch: { ...FAILED, trouble, endedAt: now }, told: null },
      now,
    );
    if (!target) {
      await settleWork(stores, record.creationId, now);
      return record.postId;
    }
    await refuseFull(stores.publications, person.userId, 1);
    const { postId, userId, creationId } = record;
    const next = {
      ...{ id: ports.newId(), postId, userId, creationId, createdAt: now },
      ...{ occurrence: record.occurrence + 1, ...target },
    };
    await begin(
      stores,
      { ...record, ...newState(now), ...next },
      {
        ...{ tier: person.tier, jobId: ports.newId(), now },
      },
    );
    await settleWork(stores, creationId, now);
    return postId;
  });
}

const confirm = (stores: PostStores, record: PublicationRecord, url: string | null, now: Date) =>
  storeDecision(
    stores,
    record,
    {
      patch: {
        ...{ outcome: "done", stage: "over", confirmedBy: "owner", endedAt: now },
        ...{ url, trouble: null, nextAt: null },
      },
      told: null,
    },
    now,
  );

/**
 * Posts the same again, as a new post. Repeating the key returns the first, whatever became of its
 * account; with another key it is refused while the first is there or may yet be.
 *
 * @returns the new post
 * @throws Refusal PUBLICATION_NOT_FOUND, PUBLICATION_STAGE, and those of createPost and refuseWords
 */
export async function postAgain(
  ports: RepeatPorts,
  { person, id, key, now }: Concerned & { readonly key: string },
): Promise<string> {
  const { userId } = person;
  const found = await ports.find(id);
  if (found?.userId !== userId) throw new Refusal("PUBLICATION_NOT_FOUND");
  const earlier = await findOrdered(ports, { userId, key, asked: askedAgain(id) });
  if (earlier !== null) return earlier;
  const { creationId: workId, postId, fields } = requireAction(found, userId, "again");
  await ports.refuseWords(fields);
  const connectionId = await connectionIdOf(ports, found);
  const repeats = {
    ...{ publicationId: id, postId },
    refuseRepeated: async ({ find }: Pick<PublicationStore, "find">) => {
      requireAction(await find(id), userId, "again");
    },
  };
  const wish = { workId, targets: [{ connectionId, fields }] };
  return createPost(ports, { person, wish, repeats, key, now });
}

async function plannedAgain(ports: RepeatPorts, record: PublicationRecord): Promise<PlannedTarget> {
  await ports.refuseWords(record.fields);
  const work = await publishableWork(ports, record);
  const connectionId = await connectionIdOf(ports, record);
  return planTarget(ports, work, { connectionId, fields: record.fields });
}

/** @throws Refusal CONNECTION_NOT_FOUND */
async function connectionIdOf(
  { connectionsOf }: Pick<PostPorts, "connectionsOf">,
  { platform, accountId, userId }: Pick<PublicationRecord, "platform" | "accountId" | "userId">,
): Promise<string> {
  if (platform === "kinora") return OWN_FEED;
  const all = await connectionsOf(userId);
  const found = all.find((one) => one.platform === platform && one.accountId === accountId);
  if (!found) throw new Refusal("CONNECTION_NOT_FOUND");
  return found.id;
}
