import "../../store/seldom-routes.ts";
import type { ProductId } from "@kinora/contracts/billing/store-vocabulary";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";

/** What can be bought and what was. */
const SHOP = { type: "Gems", id: "shop" } as const;

const CONSENT = { type: "Gems", id: "refund consent" } as const;

const billingApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, pages } = operations(build);
    return {
      getShop: query("getShop", nothing, { providesTags: ["Gems", SHOP] }),
      beginCheckout: mutation(
        "beginCheckout",
        ({ product, key }: { product: ProductId; key: string }) => ({ body: { product }, key }),
        // A refusal shows that the products shown are out of date.
        { invalidatesTags: (_checkout, error) => (error ? [SHOP] : []) },
      ),
      listUnpaid: query("listPurchases", () => ({ query: { show: "unpaid" as const } }), {
        providesTags: ["Gems", SHOP],
      }),
      listOwnPayments: pages("listOwnPayments", (cursor) => ({ query: { cursor } }), {
        providesTags: ["Gems", SHOP],
      }),
      getRefundConsent: query("getRefundConsent", nothing, { providesTags: [CONSENT] }),
      stateRefundConsent: mutation(
        "stateRefundConsent",
        (isGiven: boolean) => ({ body: { isGiven } }),
        { invalidatesTags: [CONSENT] },
      ),
      getPurchase: query("getPurchase", (id: string) => ({ params: { id } })),
      getSimulatedCheckout: query("getSimulatedCheckout", (id: string) => ({ params: { id } })),
      paySimulatedCheckout: mutation(
        "paySimulatedCheckout",
        ({ id, pay }: { id: string; pay: "now" | "slow" | "declined" }) => ({
          params: { id },
          body: { pay },
        }),
      ),
    };
  },
});

export const {
  useGetShopQuery,
  useBeginCheckoutMutation,
  useListUnpaidQuery,
  useListOwnPaymentsInfiniteQuery,
  useGetRefundConsentQuery,
  useStateRefundConsentMutation,
  useGetPurchaseQuery,
  useGetSimulatedCheckoutQuery,
  usePaySimulatedCheckoutMutation,
} = billingApi;
