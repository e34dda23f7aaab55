import type { Creation, CreationCard } from "@kinora/contracts/creation/creation";
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { cardsTold, tellsOf } from "../../entities/creation/cards.ts";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import type { RootState } from "../../store/store.ts";

/** The fields of a work that its card lacks. */
export type CreationDetail = Omit<Creation, keyof CreationCard>;

/**
 * Splits a work for storage: its card goes to the store of all cards, the rest to the views that
 * show the whole work.
 */
export function partsOf({
  recipe,
  notices,
  stopped,
  chapters,
  failure,
  gems,
  storyCost,
  lostIfCancelled,
  order,
  pinned,
  parent,
  remixing,
  ratedBy,
  aiGenerated,
  finishedAt,
  deletedAt,
  actions,
  ...card
}: Creation): { readonly card: CreationCard; readonly detail: CreationDetail } {
  const money = { gems, storyCost, lostIfCancelled };
  const times = { finishedAt, deletedAt };
  const detail = {
    recipe,
    notices,
    stopped,
    chapters,
    failure,
    order,
    pinned,
    parent,
    remixing,
    ratedBy,
    aiGenerated,
  };
  return { card, detail: { ...detail, actions, ...money, ...times } };
}

export const creationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCreation: operations(build).query("getCreation", (id: string) => ({ params: { id } }), {
      providesTags: (_creation, _error, id) => [{ type: "Creation", id }],
      onAnswer: tellsOf((creation) => [partsOf(creation).card]),
      transformResponse: (creation: Creation): CreationDetail => partsOf(creation).detail,
    }),
  }),
});

/** Replaces what is known of a work by the complete work in the answer to an order or an action. */
export function keepCreation(creation: Creation) {
  const { card, detail } = partsOf(creation);
  return (dispatch: ThunkDispatch<RootState, unknown, UnknownAction>): void => {
    dispatch(cardsTold([card]));
    dispatch(creationApi.util.upsertQueryData("getCreation", creation.id, detail));
  };
}

export const { useGetCreationQuery, useLazyGetCreationQuery } = creationApi;
