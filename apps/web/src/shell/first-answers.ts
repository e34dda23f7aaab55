import type { FirstAnswers } from "@kinora/contracts/site/first-answers";
import { cardsTold, listOfIds } from "../entities/creation/cards.ts";
import { creationApi, partsOf } from "../features/creation/creation-api.ts";
import { feedApi } from "../features/feed/feed-api.ts";
import { api } from "../store/api.ts";
import type { Store } from "../store/store.ts";
import { sessionKnown } from "./keep-session.ts";

/** Puts the answers embedded in the page into the query cache. */
export function keepFirstAnswers({ dispatch }: Store, { trending, creation }: FirstAnswers): void {
  if (trending) {
    const { pages, pageParams } = trending;
    const value = { pages: pages.map(listOfIds), pageParams };
    dispatch(cardsTold(pages.flatMap(({ items }) => items)));
    dispatch(
      feedApi.util.upsertQueryEntries([
        { endpointName: "getFeed", arg: { kind: "trending" }, value },
      ]),
    );
  }
  if (creation) {
    const { card, detail: value } = partsOf(creation);
    dispatch(cardsTold([card]));
    dispatch(
      creationApi.util.upsertQueryEntries([
        { endpointName: "getCreation", arg: creation.id, value },
      ]),
    );
  }
}

/**
 * Subscribes to the answers: an unused one is dropped instead of refetched on invalidation, which
 * would empty the server's page during a press.
 *
 * @returns unsubscribes, once the rendered page holds the answers itself
 */
export function holdFirstAnswers(store: Store, { trending, creation }: FirstAnswers): () => void {
  const held = [
    trending && store.dispatch(feedApi.endpoints.getFeed.initiate({ kind: "trending" })),
    creation && store.dispatch(creationApi.endpoints.getCreation.initiate(creation.id)),
  ];
  return () => {
    for (const one of held) one?.unsubscribe();
  };
}

/**
 * The answers embedded in the page are public; for a signed-in user they are refetched, and shown
 * meanwhile.
 */
export async function renewForMember(store: Store, { creation }: FirstAnswers): Promise<void> {
  await sessionKnown();
  if (store.getState().auth.uid === null) return;
  const own = creation ? [{ type: "Creation", id: creation.id } as const] : [];
  store.dispatch(api.util.invalidateTags(["Feed", ...own]));
}
