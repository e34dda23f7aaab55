import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Moments between which posts are shown. */
export interface ShownSpan {
  readonly from: string;
  readonly until: string;
}

export const scheduleApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCalendar: operations(build).query(
      "listCalendar",
      (span: ShownSpan) => ({ query: { ...span } }),
      { providesTags: ["Post", { type: "Post", id: "calendar" }] },
    ),
  }),
});

export const { useListCalendarQuery } = scheduleApi;
