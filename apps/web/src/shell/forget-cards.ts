import { cardsForgotten } from "../entities/creation/cards.ts";
import { api } from "../store/api.ts";
import type { Listener, Store } from "../store/store.ts";
import { isRecord } from "../store/stored-value.ts";

/** Forgets a work together with the last answer that names it. */
export function forgetCards(listener: Listener, { dispatch, getState }: Store): void {
  const answers = () => Object.values(getState().api.queries);
  // Answers in flight may name works that were already stored.
  const isAsking = () => answers().some((answer) => answer?.status === "pending");
  listener.startListening({
    matcher: api.internalActions.removeQueryResult.match,
    effect: async (_action, { cancelActiveListeners, condition }) => {
      cancelActiveListeners();
      if (isAsking()) await condition(() => !isAsking());
      const named = new Set(answers().flatMap(namedIn));
      const lost = Object.keys(getState().cards.byId).filter((id) => !named.has(id));
      if (lost.length > 0) dispatch(cardsForgotten(lost));
    },
  });
}

type Remembered = ReturnType<Store["getState"]>["api"]["queries"][string];

/** Returns the works an answer names: those it lists, or the single one requested. */
function namedIn(answer: Remembered): readonly unknown[] {
  const { data, originalArgs } = answer ?? {};
  const pages = isRecord(data) && Array.isArray(data.pages) ? data.pages : [];
  return [originalArgs, ...pages.flatMap((page) => (isRecord(page) ? page.items : []))];
}
