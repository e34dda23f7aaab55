import type { CaseDecision } from "@kinora/contracts/moderation/case";
import { api } from "../../store/api.ts";
import { refusalOf } from "../../store/api-error.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface DecidedBoard {
  readonly id: string;
  readonly decision: CaseDecision;
}

const ofBoard = (id: string) => ({ params: { id } });

/** Moderators' decisions about shared storyboards, loaded with their page. */
const boardCasesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      listBoardCases: query("listBoardCases", nothing, { providesTags: ["Case"] }),
      lookAtBoardCase: query("lookAtBoardCase", ofBoard, { keepUnusedDataFor: 0 }),
      leaseBoardCase: mutation("leaseBoardCase", ofBoard, {
        // Another moderator holds or has decided the case, so the list has changed.
        invalidatesTags: (_answer, error) =>
          refusalOf(error)?.code.startsWith("CASE_") ? ["Case"] : [],
      }),
      decideBoardCase: mutation(
        "decideBoardCase",
        ({ id, decision }: DecidedBoard) => ({ ...ofBoard(id), body: decision }),
        // Also after a conflict: a case another moderator decided first no longer waits.
        { invalidatesTags: ["Case"] },
      ),
      undoBoardDecision: mutation("undoBoardDecision", ofBoard, { invalidatesTags: ["Case"] }),
    };
  },
});

export const {
  useListBoardCasesQuery,
  useLookAtBoardCaseQuery,
  useLeaseBoardCaseMutation,
  useDecideBoardCaseMutation,
  useUndoBoardDecisionMutation,
} = boardCasesApi;
