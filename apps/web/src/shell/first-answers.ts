import type { FirstAnswers } from "@kinora/contracts/site/first-answers";
import { creationApi } from "../features/creation/creation-api.ts";
import { feedApi } from "../features/feed/feed-api.ts";
import { api } from "../store/api.ts";
import type { Store } from "../store/store.ts";
import { sessionKnown } from "./keep-session.ts";

/** Puts what the page brought along where the app looks for answers. */
export function keepFirstAnswers(store: Store, { trending, creation }: FirstAnswers): void {
  if (trending)
    store.dispatch(
      feedApi.util.upsertQueryEntries([
        { endpointName: "getFeed", arg: { kind: "trending" }, value: trending },
      ]),
    );
  if (creation)
    store.dispatch(
      creationApi.util.upsertQueryEntries([
        { endpointName: "getCreation", arg: creation.id, value: creation },
      ]),
    );
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
