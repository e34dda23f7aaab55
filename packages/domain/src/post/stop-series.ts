import type { StoppedSeries } from "@kinora/contracts/publication/post";
import { Refusal } from "../refusal.ts";
import { actionsOn, cancelLocked } from "./change-publication.ts";
import type { PostPorts } from "./create-post.ts";
import { lastOccurrences } from "./post-outcome.ts";
import type { PublicationStore } from "./publication-store.ts";
import { settleWork } from "./settle-work.ts";

/**
 * Cancels a post of a series and those after it, as far as nothing irreversible has begun. Asking
 * again cancels nothing more. Whatever was moved keeps its place in the series.
 *
 * @throws Refusal POST_NOT_FOUND, POST_NOT_REPEATED
 */
export async function stopSeries(
  { transact, publications }: Pick<PostPorts, "transact"> & SeriesFinder,
  { userId, id, now }: { readonly userId: string; readonly id: string; readonly now: Date },
): Promise<StoppedSeries> {
  const asked = await publications.findPost(id, userId);
  if (!asked) throw new Refusal("POST_NOT_FOUND");
  const { series } = asked.post;
  if (!series) throw new Refusal("POST_NOT_REPEATED");
  return transact(async (stores) => {
    // As those do that order and move: one of them is first.
    await stores.queue.lockPerson(userId);
    let [stopped, begun] = [0, 0];
    for (const postId of await stores.publications.listSeries(userId, series)) {
      const found = await stores.publications.lockPost(postId, userId);
      const open = lastOccurrences(found?.publications ?? []).filter(
        ({ outcome }) => outcome === "scheduled",
      );
      const waiting = open.filter((one) => actionsOn(one).includes("cancel"));
      for (const one of waiting) await cancelLocked(stores, one, now);
      stopped += waiting.length > 0 ? 1 : 0;
      begun += waiting.length < open.length ? 1 : 0;
    }
    await settleWork(stores, asked.post.creationId, now);
    return { stopped, begun };
  });
}

interface SeriesFinder {
  readonly publications: Pick<PublicationStore, "findPost">;
}
