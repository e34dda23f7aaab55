import { transact } from "@kinora/database/transact";
import { heedWork } from "@kinora/domain/post/heed-work";
import type { PublicationRecord } from "@kinora/domain/post/publication-record";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { expect } from "vitest";
import type { openPublishingShop } from "./publishing-shop.ts";

type Shop = Awaited<ReturnType<typeof openPublishingShop>>;

/** Decisions about works while their posts are under way. */
export const openDecisions = ({ database, boss, stores }: Shop) => ({
  /** Lets a work be checked, or clears it; its posts hear of it. */
  async decided(
    { creationId }: PublicationRecord,
    status: "review" | null,
    now: Date,
  ): Promise<void> {
    const from =
      status === null ? sql`status = 'review'` : sql`status is null or status = 'scheduled'`;
    await sql`
      update creation set status = ${status} where id = ${creationId} and (${from})`.execute(
      database,
    );
    const tierOf = async () => "free" as const;
    await transact(database, boss, (all) =>
      heedWork({ stores: all, newId, tierOf, now }, creationId),
    );
  },

  /** A work is scheduled as long as a post of it at a time is not over. */
  async expectWorkSettled({ creationId, postId, userId }: PublicationRecord): Promise<void> {
    const found = await stores.publications.findPost(postId, userId);
    const isToCome = found?.post.outcome === "scheduled" && found.post.time !== null;
    const work = await stores.creations.find(creationId);
    expect(work?.status).toBe(isToCome ? "scheduled" : null);
  },
});
