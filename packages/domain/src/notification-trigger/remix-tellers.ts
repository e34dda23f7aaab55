import { isInFeed } from "../creation/creation-visibility.ts";
import type { DomainEvent } from "../event/domain-event.ts";
import { about, shorten } from "./outcome-notification.ts";
import type { Teller } from "./telling.ts";

/** A work that leaves the feed and comes back is no news. */
const NEWS_MS = 86_400_000;

/** The author of a work is told who published a remix of it: one notification a work, which grows. */
export const REMIX_TELLERS = {
  "creation.published": async ({ subjectId, userId }, stores, now) => {
    const remix = await stores.creations.lock(subjectId);
    if (!remix?.parentId || !remix.publishedAt || !isInFeed(remix)) return {};
    if (now.getTime() - remix.publishedAt.getTime() > NEWS_MS) return {};
    const work = await stores.creations.lock(remix.parentId);
    if (!work || work.purgedAt !== null || work.userId === userId) return {};
    if (!(await stores.blocks.hears(work.userId, userId))) return {};
    const remixers = await stores.remixes.remixers(work.id, work.userId);
    if (!remixers) return {};
    const { kind, prompt } = work;
    const { by, name, count } = remixers;
    const params = { kind, prompt: shorten(prompt), by, name, others: count - 1 };
    return {
      more: {
        ...about(work, `creation:${work.id}:remixes`, now),
        ...{ kind, topic: "remixed", message: { code: "remix.remixed", params } },
      },
    };
  },
} as const satisfies { readonly [Type in DomainEvent["type"]]?: Teller<Type> };
