import type { PromptForm } from "@kinora/contracts/prompt/prompt-form";
import { api } from "../../store/api.ts";
import { creationStarted } from "../../store/creation-changed.ts";
import { type Answer, request } from "../../store/request.ts";

export const promptApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A quote is good for one creation: `round` goes up with each, so that none is offered twice. */
    createQuote: build.query<
      Answer<"createQuote">,
      { readonly form: PromptForm; readonly round: number }
    >({
      query: ({ form }) => request("createQuote", { body: form }),
      providesTags: ["Quote"],
    }),
    startCreation: build.mutation<
      Answer<"createCreation">,
      { readonly quoteId: string; readonly key: string }
    >({
      query: ({ quoteId, key }) =>
        request("createCreation", { body: { quoteId }, idempotencyKey: key }),
      onQueryStarted: async (_quote, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(creationStarted(data));
      },
      invalidatesTags: (started) => (started ? ["Gems", "Me"] : []),
    }),
  }),
});

export const { useCreateQuoteQuery, useStartCreationMutation } = promptApi;
