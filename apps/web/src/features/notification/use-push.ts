import { useEffect, useState } from "react";
import {
  askForPush,
  dropPush,
  keepPush,
  type PushStanding,
  pushStanding,
} from "../../platform/push.ts";
import { useAppSelector } from "../../store/store.ts";
import { useSay } from "../../store/use-say.ts";
import {
  useEndPushMutation,
  useGetPushKeyQuery,
  useStartPushMutation,
} from "./notification-settings-api.ts";

export interface Push {
  /** Null while unknown. */
  readonly standing: PushStanding | null;
  readonly busy: boolean;
  readonly start: () => void;
  readonly end: () => void;
}

/**
 * Whether this browser receives push messages while no page is open, and functions to change that.
 */
export function usePush(): Push {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const { data } = useGetPushKeyQuery();
  const [standing, setStanding] = useState<PushStanding | null>(null);
  const [busy, setBusy] = useState(false);
  const [send] = useStartPushMutation();
  const [stop] = useEndPushMutation();
  const { saySorry } = useSay();
  const key = data?.key ?? null;
  const ours = data && (key === null || uid === null) ? "unable" : null;

  useEffect(() => {
    if (uid !== null) void pushStanding(uid).then(setStanding);
  }, [uid]);

  const doing = (work: () => Promise<PushStanding>) => () => {
    setBusy(true);
    work()
      .then(setStanding, saySorry)
      .finally(() => setBusy(false));
  };
  return {
    standing: ours ?? (data ? standing : null),
    busy,
    start: doing(async () => {
      if (uid === null || key === null) return "unable";
      const { endpoint, keys } = (await askForPush(key))?.toJSON() ?? {};
      if (!endpoint || !keys) return pushStanding(uid);
      const { p256dh = "", auth = "" } = keys;
      await send({ endpoint, keys: { p256dh, auth } }).unwrap();
      keepPush(uid);
      return "on";
    }),
    end: doing(async () => {
      const endpoint = await dropPush();
      if (endpoint !== null) await stop(endpoint).unwrap();
      return "off";
    }),
  };
}
