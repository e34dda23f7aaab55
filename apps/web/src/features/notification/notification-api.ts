import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";

export const notificationApi = api.injectEndpoints({
  endpoints: (build) => {
    const { mutation, pages } = operations(build);
    return {
      listNotifications: pages("listNotifications", (cursor) => ({ query: { cursor } }), {
        providesTags: ["Notification"],
      }),
      readNotifications: mutation(
        "readNotifications",
        (ids: readonly string[] | null) => ({ body: ids === null ? {} : { ids } }),
        {
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
        },
      ),
    };
  },
});

export const { useListNotificationsInfiniteQuery, useReadNotificationsMutation } = notificationApi;
