import type { Report } from "@kinora/contracts/moderation/report";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface Reported {
  readonly id: string;
  readonly report: Report;
}

export const moderationApi = api.injectEndpoints({
  endpoints: (build) => {
    const { mutation } = operations(build);
    return {
      reportCreation: mutation("reportCreation", ({ id, report }: Reported) => ({
        params: { id },
        body: report,
      })),
      reportBoard: mutation("reportBoard", ({ id: token, report }: Reported) => ({
        params: { token },
        body: report,
      })),
      reportComment: mutation("reportComment", ({ id, report }: Reported) => ({
        params: { id },
        body: report,
      })),
      reportCollection: mutation("reportCollection", ({ id, report }: Reported) => ({
        params: { id },
        body: report,
      })),
      reportPerson: mutation("reportPerson", ({ id, report }: Reported) => ({
        params: { id },
        body: report,
      })),
    };
  },
});

export const {
  useReportBoardMutation,
  useReportCollectionMutation,
  useReportCommentMutation,
  useReportCreationMutation,
  useReportPersonMutation,
} = moderationApi;
