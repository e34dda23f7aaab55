import type { Report } from "@kinora/contracts/moderation/report";
import { api } from "../../store/api.ts";
import { type Answer, request } from "../../store/request.ts";

export const moderationApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportCreation: build.mutation<
      Answer<"reportCreation">,
      { readonly id: string; readonly report: Report }
    >({
      query: ({ id, report }) => request("reportCreation", { params: { id }, body: report }),
    }),
  }),
});

export const { useReportCreationMutation } = moderationApi;
