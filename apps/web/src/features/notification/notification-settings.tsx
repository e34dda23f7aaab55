import type { NotificationSettings as Settings } from "@kinora/contracts/notification/notification-settings";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { KindSwitches } from "./kind-switches.tsx";
import { MailChoices } from "./mail-choices.tsx";
import {
  useChangeNotificationSettingsMutation,
  useGetNotificationSettingsQuery,
} from "./notification-settings-api.ts";
import { PushHere } from "./push-here.tsx";
import { QuietHours } from "./quiet-hours.tsx";

/** What the user is notified of, where and when; saved at once. */
export function NotificationSettings() {
  const { data, error, refetch } = useGetNotificationSettingsQuery();
  const [change] = useChangeNotificationSettingsMutation();
  const { saySorry } = useSay();
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-96 w-full max-w-xl" />;
  const set = (part: Partial<Settings>) => {
    change({ ...data, ...part })
      .unwrap()
      .catch(saySorry);
  };
  return (
    <div className="flex flex-col gap-9">
      <PushHere />
      <MailChoices />
      <QuietHours hours={data.quietHours} onChange={(quietHours) => set({ quietHours })} />
      <KindSwitches kinds={data.kinds} onChange={(kinds) => set({ kinds })} />
    </div>
  );
}
