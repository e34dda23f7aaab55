import type { Creation, CreationCard } from "@kinora/contracts/creation/creation";
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { cardsTold, tellsOf } from "../../entities/creation/cards.ts";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import type { RootState } from "../../store/store.ts";

/** What of a work is on no card. */
export type CreationDetail = Omit<Creation, keyof CreationCard>;

/** A work as it is kept: its card with those of all works, the rest for who shows it whole. */
export function partsOf({
  recipe,
  notices,
  chapters,
  failure,
  gems,
  storyCost,
  lostIfCancelled,
  order,
  parent,
  aiGenerated,
  finishedAt,
  deletedAt,
  actions,
  ...card
}: Creation): { readonly card: CreationCard; readonly detail: CreationDetail } {
  const money = { gems, storyCost, lostIfCancelled };
  const times = { finishedAt, deletedAt };
  const detail = { recipe, notices, chapters, failure, order, parent, aiGenerated, actions };
  return { card, detail: { ...detail, ...money, ...times } };
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

/** An order or an act answered the whole work: it takes the place of what is known of it. */
export function keepCreation(creation: Creation) {
  const { card, detail } = partsOf(creation);
  return (dispatch: ThunkDispatch<RootState, unknown, UnknownAction>): void => {
    dispatch(cardsTold([card]));
    dispatch(creationApi.util.upsertQueryData("getCreation", creation.id, detail));
  };
}

export const { useGetCreationQuery, useLazyGetCreationQuery } = creationApi;
