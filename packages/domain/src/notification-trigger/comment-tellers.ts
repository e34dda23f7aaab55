import type { CommentRecord } from "../comment/comment-record.ts";
import type { Talkers } from "../comment/comment-talk.ts";
import { isCounted } from "../comment/comment-view.ts";
import type { CreationRecord } from "../creation/creation.ts";
import { isPublic, ratedBy } from "../creation/creation-visibility.ts";
import type { DomainEvent } from "../event/domain-event.ts";
import type { NewNotification } from "../notification/notification-store.ts";
import { about, shorten } from "./outcome-notification.ts";
import type { NotifyOfEventStores, Teller } from "./telling.ts";

const HOUR = 3_600_000;
/** The hour that a comment falls in: what happens in one becomes one notification. */
const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / HOUR) * HOUR);

/** Key that what waits for the author of a work waits for. */
const waitsOn = (creationId: string) => `comments-wait:${creationId}`;

/** Why somebody is told of a comment; of several, the first. */
type Ground = "replied" | "mentioned" | "commented";

/** Who is told of comments. Nobody is told of what they can't read. */
export const COMMENT_TELLERS = {
  "comment.added": async ({ subjectId }, stores, now) => {
    const comment = await stores.comments.find(subjectId);
    const creation = comment && (await workOf(comment, stores));
    if (!comment || !creation) return {};
    const over = await overOn(comment, stores);
    if (!isCounted(comment) || !isPublic(creation)) return { over };
    const more = [];
    for (const [userId, ground] of await groundsOf(comment, stores)) {
      if (!(await stores.blocks.hears(userId, comment.userId))) continue;
      if (!(await isShown(creation, userId, stores))) continue;
      more.push(await TOLD[ground]({ comment, creation, userId, stores, now }));
    }
    return { more, over };
  },
  "comment.waits": async ({ subjectId }, stores, now) => {
    const comment = await stores.comments.find(subjectId);
    const creation = comment && (await workOf(comment, stores));
    if (!comment || !creation || comment.state !== "waiting") return {};
    const waitsFor = waitsOn(creation.id);
    if (await stores.notifications.isAwaited(waitsFor)) return {};
    const { kind, prompt } = creation;
    const message = { code: "comment.waits", params: { kind, prompt: shorten(prompt) } } as const;
    const whose = about(creation, `comment-waits:${subjectId}`, now);
    return {
      told: [{ ...whose, kind: "action", topic: "commented", action: "open", waitsFor, message }],
    };
  },
  "comment.changed": async ({ subjectId }, stores) => {
    const comment = await stores.comments.find(subjectId);
    return comment ? { over: await overOn(comment, stores) } : {};
  },
} as const satisfies { readonly [Type in DomainEvent["type"]]?: Teller<Type> };

async function workOf(
  { creationId }: CommentRecord,
  { creations }: Pick<NotifyOfEventStores, "creations">,
): Promise<CreationRecord | null> {
  const creation = await creations.lock(creationId);
  return creation?.purgedAt ? null : creation;
}

/** Mature works are not shown to everybody who was mentioned or replied to. */
async function isShown(
  creation: CreationRecord,
  userId: string,
  { creations }: Pick<NotifyOfEventStores, "creations">,
): Promise<boolean> {
  if (ratedBy(creation) === null) return true;
  return (await creations.findSeen(creation.id, { id: userId, role: "user" })) !== null;
}

async function overOn(
  { creationId }: CommentRecord,
  { comments }: Pick<NotifyOfEventStores, "comments">,
): Promise<string | null> {
  return (await comments.isAnyWaiting(creationId)) ? null : waitsOn(creationId);
}

async function groundsOf(
  { id, parentId, ownerId, userId }: CommentRecord,
  { comments }: Pick<NotifyOfEventStores, "comments">,
): Promise<ReadonlyMap<string, Ground>> {
  const parent = parentId === null ? null : await comments.find(parentId);
  const grounds = new Map<string, Ground>([[ownerId, "commented"]]);
  for (const mentioned of await comments.mentioned(id)) grounds.set(mentioned, "mentioned");
  if (parent && parent.state !== "deleted") grounds.set(parent.userId, "replied");
  grounds.delete(userId);
  return grounds;
}

interface Told {
  readonly comment: CommentRecord;
  readonly creation: CreationRecord;
  /** Who is told. */
  readonly userId: string;
  readonly stores: Pick<NotifyOfEventStores, "comments">;
  readonly now: Date;
}

/** One notification for an hour, which grows. */
const TOLD: Readonly<Record<Ground, (told: Told) => Promise<NewNotification | null>>> = {
  commented: async (told) => {
    const { comment, creation, userId, stores } = told;
    const hour = hourOf(comment.writtenAt);
    const talkers = await stores.comments.onWork(creation.id, userId, hour);
    return talkers && grown(told, "commented", `creation:${creation.id}:comments`, talkers);
  },
  replied: async (told) => {
    const { comment, userId, stores } = told;
    if (comment.parentId === null) return null;
    const hour = hourOf(comment.writtenAt);
    const talkers = await stores.comments.inReplyTo(comment.parentId, userId, hour);
    return talkers && grown(told, "replied", `comment:${comment.parentId}:replies`, talkers);
  },
  mentioned: async (told) => {
    const { comment, userId, stores } = told;
    const talkers = await stores.comments.mentioning(userId, hourOf(comment.writtenAt));
    return talkers && grown(told, "mentioned", "mentions", talkers);
  },
};

function grown(
  { comment, creation, userId, now }: Told,
  ground: Ground,
  key: string,
  { by, name, count }: Talkers,
): NewNotification {
  const { kind, prompt } = creation;
  const params = { kind, prompt: shorten(prompt), by, name, others: count - 1 };
  return {
    ...about(creation, `${key}:${hourOf(comment.writtenAt).toISOString()}`, now),
    ...{ userId, kind, topic: ground === "mentioned" ? "mentioned" : "commented" },
    message: { code: `comment.${ground}`, params },
  };
}
