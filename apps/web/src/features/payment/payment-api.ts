import type { NewRefund, PaymentFilter } from "@kinora/contracts/payment/payment";
import type { NewExtension } from "@kinora/contracts/payment/plan-extension";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";
import type { CostPeriod } from "./cost-period.ts";

type Wish = Pick<PaymentFilter, "q" | "show">;
interface About {
  readonly id: string;
}

/** Payments as the owner sees them, loaded with their pages. */
const paymentApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, pages } = operations(build);
    const changes = { invalidatesTags: ["Payment" as const] };
    return {
      listPayments: pages(
        "listPayments",
        (cursor, wish: Wish) => ({ query: { ...wish, cursor } }),
        {
          providesTags: ["Payment"],
        },
      ),
      getPayment: query("getPayment", (id: string) => ({ params: { id } }), {
        providesTags: ["Payment"],
      }),
      refundPayment: mutation(
        "refundPayment",
        ({ id, key, ...body }: About & NewRefund & { readonly key: string }) => ({
          params: { id },
          body,
          key,
        }),
        changes,
      ),
      extendPlan: mutation(
        "extendPlan",
        ({ id, key, ...body }: About & NewExtension & { readonly key: string }) => ({
          params: { id },
          body,
          key,
        }),
        changes,
      ),
      getRevenue: query("getRevenue", (months: number) => ({ query: { months } }), {
        providesTags: ["Payment"],
      }),
      getCosts: query("getCosts", (period: CostPeriod) => ({ query: period }), {
        providesTags: ["Payment"],
      }),
      getStoreProducts: query("getStoreProducts", nothing),
      listRefundInquiries: query("listRefundInquiries", nothing, { providesTags: ["Payment"] }),
      listDifferences: query("listDifferences", nothing, { providesTags: ["Payment"] }),
      acknowledgeDifference: mutation(
        "acknowledgeDifference",
        ({ id }: About) => ({ params: { id } }),
        changes,
      ),
    };
  },
});

export const {
  useListPaymentsInfiniteQuery,
  useGetPaymentQuery,
  useRefundPaymentMutation,
  useExtendPlanMutation,
  useGetRevenueQuery,
  useGetCostsQuery,
  useGetStoreProductsQuery,
  useListRefundInquiriesQuery,
  useListDifferencesQuery,
  useAcknowledgeDifferenceMutation,
} = paymentApi;
