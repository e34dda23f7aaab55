import type { Creation, CreationCard } from "@kinora/contracts/creation/creation";
import { createAction, type UnknownAction } from "@reduxjs/toolkit";
import { type BaseQueryApi, copyWithStructuralSharing } from "@reduxjs/toolkit/query";
import { api } from "../../store/api.ts";

/** What is known of works: each once, wherever it is shown. */
export interface CardsState {
  readonly byId: Readonly<Record<string, CreationCard>>;
  /** In no list any more (purged, or no longer for this person to see). */
  readonly gone: readonly string[];
}

declare module "../../store/store.ts" {
  interface NounState {
    readonly cards: CardsState;
  }
}

/** An answer or an event tells works as they are now. */
export const cardsTold = createAction<readonly CreationCard[]>("creation/told");

/** Nothing that is remembered names these works any more. */
export const cardsForgotten = createAction<readonly string[]>("creation/forgotten");

/** Something about one creation is now different, wherever it is shown. */
export const creationChanged = createAction<{
  readonly id: string;
  readonly change: Partial<CreationCard>;
}>("creation/changed");

/** A creation was accepted: it stands first in the library from now on. */
export const creationStarted = createAction<CreationCard | Creation>("creation/started");

/** It left every list at once. */
export const creationGone = createAction<string>("creation/gone");

const NOTHING: CardsState = { byId: {}, gone: [] };

/** Keeps works by their id. What says nothing new leaves a work the same object, so that nothing draws it anew. */
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

/** For an endpoint whose answers tell of works: they are kept here, by their id. */
export const tellsOf =
  <Answer>(cardsIn: (answer: Answer) => readonly CreationCard[]) =>
  (answer: Answer, { dispatch }: BaseQueryApi): void =>
    void dispatch(cardsTold(cardsIn(answer)));

/** A page of works as a list remembers it: their ids. */
export type ListOfIds<Page> = Omit<Page, "items"> & { items: string[] };

export const listOfIds = <Page extends { readonly items: readonly CreationCard[] }>(
  page: Page,
): ListOfIds<Page> => ({ ...page, items: page.items.map(({ id }) => id) });
