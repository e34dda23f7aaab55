import type { PublicationAction, PublicationAnswer } from "@kinora/contracts/publication/post";
import { Refusal } from "../refusal.ts";
import {
  begin,
  createPost,
  type PostPorts,
  type PostStores,
  type PostWish,
  refuseFull,
} from "./create-post.ts";
import { OWN_FEED, type PlannedTarget, planTarget, publishableWork } from "./plan-target.ts";
import { newState, type PublicationRecord } from "./publication-record.ts";
import type { PublicationStore } from "./publication-store.ts";
import { publicationSubject } from "./publish-job.ts";
import { storeDecision } from "./store-decision.ts";

type Person = PostWish["person"];

interface Concerned {
  readonly person: Person;
  readonly id: string;
  readonly now: Date;
}

/** Returns what the owner can do with a publication now. */
export function actionsOn(record: PublicationRecord): PublicationAction[] {
  const { outcome, stage, step, isUncertain, afterwards } = record;
  const isOpen = outcome === "scheduled" && stage !== "unconfirmed";
  return [
    ...(isOpen && step !== "armed" && !isUncertain ? (["cancel"] as const) : []),
    ...(stage === "unconfirmed" ? (["answer"] as const) : []),
    ...(stage === "paused" ? (["now"] as const) : []),
    ...(outcome !== "scheduled" ? (["again"] as const) : []),
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
    const trouble = { class: null, code: "cancelled", platformCode: null } as const;
    await storeDecision(
      stores,
      record,
      { patch: { ...FAILED, trouble, endedAt: now }, told: null },
      now,
    );
    const job = await stores.queue.lockOpen(publicationSubject(id));
    if (job) await stores.queue.cancel(job, now);
    return record.postId;
  });
}

const FAILED = { outcome: "fail", stage: "over", nextAt: null, waitsSince: null } as const;

/**
 * Takes the owner's word for an unconfirmed publication. When it is not there, it is posted again,
 * as its next occurrence.
 *
 * @returns its post
 * @throws Refusal PUBLICATION_NOT_FOUND, PUBLICATION_STAGE; when it is posted again, also those of planTarget
 */
export async function answerPublication(
  ports: PostPorts & { readonly find: PublicationStore["find"] },
  { person, id, now, answer }: Concerned & { readonly answer: PublicationAnswer },
): Promise<string> {
  const before = requireAction(await ports.find(id), person.userId, "answer");
  const target = answer.is === "there" ? null : await plannedAgain(ports, before);
  return ports.transact(async (stores) => {
    await stores.queue.lockPerson(person.userId);
    const record = requireAction(await stores.publications.lock(id), person.userId, "answer");
    if (answer.is === "there") {
      await confirm(stores, record, answer.url ?? null, now);
      return record.postId;
    }
    const trouble = { class: null, code: "not_there", platformCode: null } as const;
    await storeDecision(
      stores,
      record,
      { patch: { ...FAILED, trouble, endedAt: now }, told: null },
      now,
    );
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
 * Posts the same again, as a new post.
 *
 * @returns the new post
 * @throws Refusal PUBLICATION_NOT_FOUND, PUBLICATION_STAGE, and those of createPost
 */
export async function postAgain(
  ports: PostPorts & { readonly find: PublicationStore["find"] },
  { person, id, key, now }: Concerned & { readonly key: string },
): Promise<string> {
  const {
    creationId: workId,
    postId: againOf,
    ...record
  } = requireAction(await ports.find(id), ...([person.userId, "again"] as const));
  const connectionId = await connectionIdOf(ports, record);
  const wish = { workId, targets: [{ connectionId, fields: record.fields }] };
  return createPost(ports, { person, wish, againOf, key, now });
}

async function plannedAgain(ports: PostPorts, record: PublicationRecord): Promise<PlannedTarget> {
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
