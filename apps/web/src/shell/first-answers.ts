import type { FirstAnswers } from "@kinora/contracts/site/first-answers";
import { cardsTold, listOfIds } from "../entities/creation/cards.ts";
import { creationApi, partsOf } from "../features/creation/creation-api.ts";
import { feedApi } from "../features/feed/feed-api.ts";
import { api } from "../store/api.ts";
import type { Store } from "../store/store.ts";
import { sessionKnown } from "./keep-session.ts";

/** Puts what the page brought along where the app looks for answers. */
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
 * What nobody reads yet is dropped, not asked for again, when it is renewed; the server's page would be
 * emptied for it, with whatever is being pressed there.
 *
 * @returns lets go of the answers, once the page that stands holds them itself
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

/** What came with the page is nobody's own: for who is signed in it is asked again, and shown meanwhile. */
export async function renewForMember(store: Store, { creation }: FirstAnswers): Promise<void> {
  await sessionKnown();
  if (store.getState().auth.uid === null) return;
  const own = creation ? [{ type: "Creation", id: creation.id } as const] : [];
  store.dispatch(api.util.invalidateTags(["Feed", ...own]));
}
