import { tellsOf } from "../../entities/creation/cards.ts";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Works near another one, loaded when somebody comes near the end of its page. */
const similarApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSimilar: operations(build).query("listSimilar", (id: string) => ({ params: { id } }), {
      providesTags: ["Creation"],
      onAnswer: tellsOf(({ items }) => items),
      transformResponse: ({ items }) => items.map(({ id }) => id),
    }),
  }),
});

export const { useListSimilarQuery } = similarApi;
