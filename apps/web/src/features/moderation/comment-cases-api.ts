import type { NewCommentDecision } from "@kinora/contracts/comment/comment-case";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface DecidedComment {
  readonly id: string;
  readonly decision: NewCommentDecision;
}

/** Moderators' decisions about comments, loaded with their page. */
const commentCasesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      listCommentCases: query("listCommentCases", nothing, { providesTags: ["Case"] }),
      decideCommentCase: mutation(
        "decideCommentCase",
        ({ id, decision }: DecidedComment) => ({ params: { id }, body: decision }),
        // Also after a conflict: a case another moderator decided first no longer waits.
        { invalidatesTags: ["Case"] },
      ),
    };
  },
});

export const { useListCommentCasesQuery, useDecideCommentCaseMutation } = commentCasesApi;
