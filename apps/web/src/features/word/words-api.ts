import type { newWordEdit } from "@kinora/contracts/word/word-lists";
import type { z } from "zod";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Words to add and to remove; both are optional. */
export type WordChange = z.input<typeof newWordEdit>;

const wordsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      getWords: query("getWords", nothing, { providesTags: ["Word"] }),
      listWordEdits: query("listWordEdits", nothing, { providesTags: ["Word"] }),
      tryWordEdit: mutation("tryWordEdit", (body: WordChange) => ({ body })),
      editWords: mutation("editWords", (body: WordChange) => ({ body }), {
        invalidatesTags: ["Word"],
      }),
      revertWordEdit: mutation("revertWordEdit", (number: number) => ({ params: { number } }), {
        invalidatesTags: ["Word"],
      }),
    };
  },
});

export const {
  useGetWordsQuery,
  useListWordEditsQuery,
  useTryWordEditMutation,
  useEditWordsMutation,
  useRevertWordEditMutation,
} = wordsApi;
