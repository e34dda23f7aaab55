import type { NewBoardDecision } from "@kinora/contracts/moderation/board-case";
import { api } from "../../store/api.ts";
import { refusalOf } from "../../store/api-error.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface DecidedBoard {
  readonly id: string;
  readonly decision: NewBoardDecision;
}

const ofBoard = (id: string) => ({ params: { id } });

/** Returns whether a decision was refused because the storyboard was edited since it was looked at. */
export const hasChanged = (error: unknown): boolean => refusalOf(error)?.code === "STORY_CHANGED";

/** Moderators' decisions about shared storyboards, loaded with their page. */
const boardCasesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      listBoardCases: query("listBoardCases", nothing, { providesTags: ["Case"] }),
      lookAtBoardCase: query("lookAtBoardCase", ofBoard, {
        keepUnusedDataFor: 0,
        providesTags: ["CaseBoard"],
      }),
      leaseBoardCase: mutation("leaseBoardCase", ofBoard, {
        // Another moderator holds or has decided it, or it is for the admins now.
        invalidatesTags: (_answer, error) => (refusalOf(error) ? ["Case"] : []),
      }),
      decideBoardCase: mutation(
        "decideBoardCase",
        ({ id, decision }: DecidedBoard) => ({ ...ofBoard(id), body: decision }),
        {
          // Also after a conflict: a case another moderator decided first no longer waits.
          invalidatesTags: (_answer, error) =>
            hasChanged(error) ? ["Case", "CaseBoard"] : ["Case"],
        },
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
