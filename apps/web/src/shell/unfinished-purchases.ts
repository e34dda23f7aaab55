import { useEffect } from "react";
import { useAppSelector, useAppStore } from "../store/store.ts";

/** Inside an app, presents what was bought and not finished; somebody must be signed in, whose it becomes. */
export function UnfinishedPurchases(): null {
  const store = useAppStore();
  const uid = useAppSelector(({ auth }) => auth.uid);
  useEffect(() => {
    if (!window.kinoraShell || !uid) return;
    import("../features/billing/app/present-unfinished.ts")
      .then(({ presentUnfinished }) => presentUnfinished(store))
      // They come again with the next start.
      .catch(() => {});
  }, [store, uid]);
  return null;
}
