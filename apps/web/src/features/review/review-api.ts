import type { ReviewAnswers, ReviewDesk } from "@kinora/contracts/review/review";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Reviews of strangers' works, loaded with their page. */
const reviewApi = api.injectEndpoints({
  endpoints: (build) => {
    const { mutation } = operations(build);
    return {
      drawReviews: mutation("drawReviews", nothing),
      answerReview: mutation(
        "answerReview",
        ({ id, answers }: { readonly id: string; readonly answers: ReviewAnswers }) => ({
          params: { id },
          body: answers,
        }),
        { invalidatesTags: (desk?: ReviewDesk) => (desk?.granted ? ["Gems"] : []) },
      ),
      skipReview: mutation("skipReview", (id: string) => ({ params: { id } })),
    };
  },
});

export const { useDrawReviewsMutation, useAnswerReviewMutation, useSkipReviewMutation } = reviewApi;
