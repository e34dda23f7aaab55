import type { MailChoice } from "@kinora/contracts/notification/mail";
import type { NotificationSettings } from "@kinora/contracts/notification/notification-settings";
import type { PushSubscriptionInput } from "@kinora/contracts/notification/push";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Notification settings, loaded with the page that shows them. */
export const notificationSettingsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      getNotificationSettings: query("getNotificationSettings", nothing),
      getMailSettings: query("getMailSettings", nothing),
      changeMailSettings: mutation("changeMailSettings", (body: MailChoice) => ({ body }), {
        onQueryStarted: async (body, { dispatch, queryFulfilled }) => {
          const patch = dispatch(
            notificationSettingsApi.util.updateQueryData("getMailSettings", undefined, (state) => ({
              ...state,
              ...body,
            })),
          );
          await queryFulfilled.catch(() => patch.undo());
        },
      }),
      getPushKey: query("getPushKey", nothing),
      startPush: mutation("startPush", (body: PushSubscriptionInput) => ({ body })),
      endPush: mutation("endPush", (endpoint: string) => ({ body: { endpoint } })),
      changeNotificationSettings: mutation(
        "changeNotificationSettings",
        (body: NotificationSettings) => ({ body }),
        {
          onQueryStarted: async (body, { dispatch, queryFulfilled }) => {
            const patch = dispatch(
              notificationSettingsApi.util.updateQueryData(
                "getNotificationSettings",
                undefined,
                () => body,
              ),
            );
            await queryFulfilled.catch(() => patch.undo());
          },
          // The choice of notifications in the list has changed.
          invalidatesTags: ["Notification", "Me"],
        },
      ),
    };
  },
});

export const {
  useGetNotificationSettingsQuery,
  useChangeNotificationSettingsMutation,
  useGetMailSettingsQuery,
  useChangeMailSettingsMutation,
  useGetPushKeyQuery,
  useStartPushMutation,
  useEndPushMutation,
} = notificationSettingsApi;
