import type { Creation, CreationCard } from "@kinora/contracts/creation/creation";
import { createAction, type UnknownAction } from "@reduxjs/toolkit";
import { type BaseQueryApi, copyWithStructuralSharing } from "@reduxjs/toolkit/query";
import { api } from "../../store/api.ts";

/** Everything known about works: each is stored once, wherever it is shown. */
export interface CardsState {
  readonly byId: Readonly<Record<string, CreationCard>>;
  /** Works no longer in any list (purged, or no longer visible to this user). */
  readonly gone: readonly string[];
}

declare module "../../store/store.ts" {
  interface NounState {
    readonly cards: CardsState;
  }
}

/** An answer or an event delivered the current version of works. */
export const cardsTold = createAction<readonly CreationCard[]>("creation/told");

/** No cached answer refers to these works any more. */
export const cardsForgotten = createAction<readonly string[]>("creation/forgotten");

/** A field of one creation changed; applies wherever the creation is shown. */
export const creationChanged = createAction<{
  readonly id: string;
  readonly change: Partial<CreationCard>;
}>("creation/changed");

/** A creation was accepted and now comes first in the library. */
export const creationStarted = createAction<CreationCard | Creation>("creation/started");

/** A creation left every list. */
export const creationGone = createAction<string>("creation/gone");

const NOTHING: CardsState = { byId: {}, gone: [] };

/** Stores works by id. An update without changes keeps the same object, so nothing re-renders. */
export function cardsReducer(state = NOTHING, action: UnknownAction): CardsState {
  const { byId, gone } = state;
  if (cardsTold.match(action)) return told(state, action.payload);
  if (creationChanged.match(action)) {
    const { id, change } = action.payload;
    return byId[id] ? told(state, [{ ...byId[id], ...change }]) : state;
  }
  if (creationGone.match(action)) return { byId, gone: [...gone, action.payload] };
  if (cardsForgotten.match(action)) {
    const lost = new Set(action.payload);
    const isKept = (id: string) => !lost.has(id);
    const kept = Object.entries(byId).filter(([id]) => isKept(id));
    return { byId: Object.fromEntries(kept), gone: gone.filter(isKept) };
  }
  return api.util.resetApiState.match(action) ? NOTHING : state;
}

function told({ byId, gone }: CardsState, cards: readonly CreationCard[]): CardsState {
  const news = Object.fromEntries(cards.map((card) => [card.id, card]));
  return { byId: copyWithStructuralSharing(byId, { ...byId, ...news }), gone };
}

/** For endpoints whose answers contain works: stores those works by id. */
export const tellsOf =
  <Answer>(cardsIn: (answer: Answer) => readonly CreationCard[]) =>
  (answer: Answer, { dispatch }: BaseQueryApi): void =>
    void dispatch(cardsTold(cardsIn(answer)));

/** A page of works as a list stores it, with ids in place of works. */
export type ListOfIds<Page> = Omit<Page, "items"> & { items: string[] };

export const listOfIds = <Page extends { readonly items: readonly CreationCard[] }>(
  page: Page,
): ListOfIds<Page> => ({ ...page, items: page.items.map(({ id }) => id) });
