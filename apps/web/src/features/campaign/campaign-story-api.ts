import type { CampaignStage } from "@kinora/contracts/campaign/campaign-vocabulary";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** A story, as it was looked at. */
interface Looked {
  readonly id: string;
  readonly version: number;
}

const looked = ({ id, version }: Looked) => ({ params: { id }, body: { version } });
/** Even a refusal tells that what is shown is out of date. */
const CHANGES: { readonly invalidatesTags: readonly ["Campaign"] } = {
  invalidatesTags: ["Campaign"],
};

/** Stories of campaigns, and what their owner decides. */
export const {
  useListCampaignStoriesInfiniteQuery,
  useListReviewInfiniteQuery,
  useApproveStoryMutation,
  useRejectStoryMutation,
  useRenderStoryAgainMutation,
  useSkipStoryMutation,
  useRetryCampaignStoryMutation,
} = api.injectEndpoints({
  endpoints: (build) => {
    const { mutation, pages } = operations(build);
    return {
      listCampaignStories: pages(
        "listCampaignStories",
        (cursor, { id, stage }: { readonly id: string; readonly stage: CampaignStage | null }) => ({
          params: { id },
          query: { cursor, ...(stage === null ? {} : { stage }) },
        }),
        { providesTags: ["Campaign"] },
      ),
      listReview: pages("listReview", (cursor) => ({ query: { cursor } }), {
        providesTags: ["Campaign"],
      }),
      approveStory: mutation("approveStory", looked, CHANGES),
      rejectStory: mutation(
        "rejectStory",
        ({ id, ...body }: Looked & { readonly reason: string }) => ({ params: { id }, body }),
        CHANGES,
      ),
      renderStoryAgain: mutation("renderStoryAgain", looked, CHANGES),
      skipStory: mutation("skipStory", looked, CHANGES),
      retryCampaignStory: mutation("retryCampaignStory", looked, CHANGES),
    };
  },
});
