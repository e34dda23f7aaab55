import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface ContestedDecision {
  readonly id: string;
  readonly text: string;
}

/** Statements about the user's own profile, storyboards, comments and collections; also available to disabled accounts. */
const statementsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      listProfileStatements: query("listProfileStatements", nothing, {
        providesTags: ["Case"],
        keepUnusedDataFor: 0,
      }),
      appealProfile: mutation(
        "appealProfile",
        ({ id, text }: ContestedDecision) => ({ params: { id }, body: { text } }),
        { invalidatesTags: ["Case"] },
      ),
      listCommentStatements: query("listCommentStatements", nothing, {
        providesTags: ["Case"],
        keepUnusedDataFor: 0,
      }),
      appealComment: mutation(
        "appealComment",
        ({ id, text }: ContestedDecision) => ({ params: { id }, body: { text } }),
        { invalidatesTags: ["Case"] },
      ),
      listCollectionStatements: query("listCollectionStatements", nothing, {
        providesTags: ["Case"],
        keepUnusedDataFor: 0,
      }),
      appealCollection: mutation(
        "appealCollection",
        ({ id, text }: ContestedDecision) => ({ params: { id }, body: { text } }),
        { invalidatesTags: ["Case"] },
      ),
      listBoardStatements: query("listBoardStatements", nothing, {
        providesTags: ["Case"],
        keepUnusedDataFor: 0,
      }),
      appealBoard: mutation(
        "appealBoard",
        ({ id, text }: ContestedDecision) => ({ params: { id }, body: { text } }),
        { invalidatesTags: ["Case"] },
      ),
    };
  },
});

export const {
  useListProfileStatementsQuery,
  useAppealProfileMutation,
  useListCommentStatementsQuery,
  useAppealCommentMutation,
  useListCollectionStatementsQuery,
  useAppealCollectionMutation,
  useListBoardStatementsQuery,
  useAppealBoardMutation,
} = statementsApi;
