import "../../../store/seldom-routes.ts";
import type { PlanId } from "@kinora/contracts/billing/plans";
import { api } from "../../../store/api.ts";
import { nothing, operations } from "../../../store/operations.ts";

/** Plans that are sold, and one's own. */
const PLANS = { type: "Gems", id: "plans" } as const;

interface OfPlan {
  readonly id: string;
  readonly plan: PlanId;
}

const subscriptionApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    const byId = (id: string) => ({ params: { id } });
    return {
      getSubscriptions: query("getSubscriptions", nothing, { providesTags: ["Gems", PLANS] }),
      getSubscription: query("getSubscription", byId, { providesTags: ["Gems"] }),
      getPlanChange: query("getPlanChange", (of: OfPlan) => ({ params: { ...of } }), {
        // What it costs depends on the moment.
        keepUnusedDataFor: 0,
      }),
      subscribe: mutation(
        "subscribe",
        ({ plan, key }: { plan: PlanId; key: string }) => ({ body: { plan }, key }),
        { invalidatesTags: (_page, error) => (error ? [PLANS] : []) },
      ),
      changePlan: mutation(
        "changePlan",
        ({ id, plan }: OfPlan) => ({ params: { id }, body: { plan } }),
        // A plan changes the balance, the limits and what is sold to its holder.
        { invalidatesTags: ["Gems", "Me"] },
      ),
      cancelSubscription: mutation("cancelSubscription", byId, {
        invalidatesTags: ["Gems", "Me"],
      }),
      keepSubscription: mutation("keepSubscription", byId, { invalidatesTags: ["Gems", "Me"] }),
      openStorePage: mutation("openStorePage", byId),
    };
  },
});

export const {
  useGetSubscriptionsQuery,
  useGetSubscriptionQuery,
  useGetPlanChangeQuery,
  useSubscribeMutation,
  useChangePlanMutation,
  useCancelSubscriptionMutation,
  useKeepSubscriptionMutation,
  useOpenStorePageMutation,
} = subscriptionApi;
