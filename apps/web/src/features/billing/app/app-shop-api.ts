import "../../../store/seldom-routes.ts";
import type { AppShopQuery } from "@kinora/contracts/billing/app-shop";
import type { StoreReceipt } from "@kinora/contracts/billing/receipts";
import { api } from "../../../store/api.ts";
import { nothing, operations } from "../../../store/operations.ts";

const appShopApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      getAppShop: query("getAppShop", (wish: AppShopQuery) => ({ query: wish }), {
        providesTags: ["Gems"],
      }),
      getAccountToken: query("getAccountToken", nothing),
      presentReceipt: mutation("presentReceipt", (receipt: StoreReceipt) => ({ body: receipt }), {
        invalidatesTags: ["Gems", "Me"],
      }),
    };
  },
});

export const { useGetAppShopQuery, useLazyGetAccountTokenQuery, usePresentReceiptMutation } =
  appShopApi;
export const { presentReceipt } = appShopApi.endpoints;
