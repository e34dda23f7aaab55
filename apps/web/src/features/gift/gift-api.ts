import type { NewGift } from "@kinora/contracts/gift/gift";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Gifts between members, loaded with their sheet. */
const giftApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      getGiftAllowance: query("getGiftAllowance", (id: string) => ({ params: { id } }), {
        providesTags: ["Gems"],
        keepUnusedDataFor: 0,
      }),
      giveGems: mutation(
        "giveGems",
        ({ key, ...body }: NewGift & { readonly key: string }) => ({ body, key }),
        { invalidatesTags: ["Gems"] },
      ),
    };
  },
});

export const { useGetGiftAllowanceQuery, useGiveGemsMutation } = giftApi;
