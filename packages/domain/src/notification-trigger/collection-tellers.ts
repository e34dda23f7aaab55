import { isPublic } from "../creation/creation-visibility.ts";
import type { DomainEvent } from "../event/domain-event.ts";
import { about, shorten } from "./outcome-notification.ts";
import type { Teller } from "./telling.ts";

/** Key that an invitation waits for. */
const invitedTo = (collectionId: string, userId: string) => `collection:${collectionId}:${userId}`;

/** Who is told of collections: authors, once for each work, and who is asked to add to one. */
export const COLLECTION_TELLERS = {
  "collection.workAdded": async ({ payload: { creationId } }, stores, now) => {
    const creation = await stores.creations.lock(creationId);
    if (!creation || creation.purgedAt || !isPublic(creation)) return {};
    const found = await stores.collections.collectors(creationId, creation.userId);
    if (!found) return {};
    const { by, name, count } = found;
    const { kind, prompt } = creation;
    const params = { kind, prompt: shorten(prompt), by, name, others: count - 1 };
    const message = { code: "collection.collected", params } as const;
    const whose = about(creation, `creation:${creationId}:collected`, now);
    return { more: { ...whose, kind, topic: "collected", message } };
  },
  "collection.invited": async ({ subjectId, userId }, stores, now) => {
    const found = await stores.collections.invitation(subjectId, userId);
    if (!found) return {};
    const { by, name, title } = found;
    return {
      told: [
        {
          ...{ userId, kind: "badge", topic: null, action: null, creationId: null },
          ...{ href: `/collections/${subjectId}`, waitsFor: null, expiresAt: null, createdAt: now },
          message: { code: "collection.invited", params: { by, name, title: shorten(title) } },
          dedupeKey: invitedTo(subjectId, userId),
        },
      ],
    };
  },
} as const satisfies { readonly [Type in DomainEvent["type"]]?: Teller<Type> };
