import { api } from "../../store/api.ts";
import { type Answer, request } from "../../store/request.ts";

export const notificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.infiniteQuery<Answer<"listNotifications">, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ pageParam }) =>
        request("listNotifications", { query: { cursor: pageParam ?? undefined } }),
      providesTags: ["Notification"],
    }),
    readNotifications: build.mutation<Answer<"readNotifications">, readonly string[] | null>({
      query: (ids) => request("readNotifications", { body: ids === null ? {} : { ids } }),
      onQueryStarted: async (ids, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          notificationApi.util.updateQueryData("listNotifications", undefined, ({ pages }) => {
            for (const item of pages.flatMap((page) => page.items)) {
              if (ids === null || ids.includes(item.id)) item.read = true;
            }
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
      invalidatesTags: (read) => (read ? ["Me"] : []),
    }),
  }),
});

export const { useListNotificationsInfiniteQuery, useReadNotificationsMutation } = notificationApi;
