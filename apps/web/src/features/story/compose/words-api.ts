import { api } from "../../../store/api.ts";
import { operations } from "../../../store/operations.ts";
import "../../../store/seldom-routes.ts";

/** The check of words that are being written, loaded with the story composer. */
const wordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkWords: operations(build).query("checkWords", (prompt: string) => ({ body: { prompt } }), {
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCheckWordsQuery } = wordsApi;
