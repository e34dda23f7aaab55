import type { OrderForm } from "@kinora/contracts/prompt/order-form";
import { creationStarted } from "../../entities/creation/cards.ts";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";

/**
 * A quote is valid for one creation; incrementing `round` after each ensures that none is offered
 * twice.
 */
interface Priced {
  readonly form: OrderForm;
  readonly round: number;
}

interface Ordered {
  readonly quoteId: string;
  readonly key: string;
}

export const promptApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      createQuote: query("createQuote", ({ form }: Priced) => ({ body: form }), {
        providesTags: ["Quote"],
      }),
      startCreation: mutation(
        "createCreation",
        ({ quoteId, key }: Ordered) => ({ body: { quoteId }, key }),
        {
          onQueryStarted: async (_quote, { dispatch, queryFulfilled }) => {
            const { data } = await queryFulfilled.catch(() => ({ data: null }));
            if (data) dispatch(creationStarted(data));
          },
          invalidatesTags: (started) => (started ? ["Gems", "Me"] : []),
        },
      ),
    };
  },
});

export const { useCreateQuoteQuery, useStartCreationMutation } = promptApi;
